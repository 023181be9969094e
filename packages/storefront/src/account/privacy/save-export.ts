import { sendAccount } from '../ask-account.ts'
import { DONE, type Outcome } from '../outcome.ts'

const FILE_NAME = 'millrun-account.json'

/** Has the browser save all that the shop keeps about this account as one file. */
export async function saveExport(): Promise<Outcome<undefined>> {
  const answer = await sendAccount('export')
  if (!answer.ok) return answer
  const address = URL.createObjectURL(await answer.data.blob())
  Object.assign(document.createElement('a'), { href: address, download: FILE_NAME }).click()
  // The browser has to have begun with it before the address goes.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
  return DONE
}
