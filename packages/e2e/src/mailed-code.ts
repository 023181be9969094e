import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from './shop-test.ts'

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
  const folder = path.join(process.env['E2E_DATA_DIR'] ?? '', 'outbox')
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => name.endsWith('.eml')).toSorted()
  const mails = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')))
  const codes = mails
    .filter((mail) => mail.toLowerCase().includes(`to: ${address}`))
    // It stands in a line of its own.
    .flatMap((mail) => /^(\d{6})\r?$/m.exec(mail)?.[1] ?? [])
  return codes.at(-1)
}
