import { expect } from './shop-test.ts'
import { mailsTo } from './mails-to.ts'

/** Mails wait for their turn in the shop's outbox before they are written. */
const LATEST_MS = 90_000

/** The code of six digits that was mailed to an address last; waits until the mail is there. */
export async function mailedCode(address: string): Promise<string> {
  let code: string | undefined
  await expect
    .poll(async () => (code = await newestCode(address)), { timeout: LATEST_MS })
    .toMatch(/^\d{6}$/)
  return code ?? ''
}

async function newestCode(address: string): Promise<string | undefined> {
  // It stands in a line of its own.
  const codes = (await mailsTo(address)).flatMap((mail) => /^(\d{6})\r?$/m.exec(mail)?.[1] ?? [])
  return codes.at(-1)
}
