import { saveFile } from '@millrun/ui/asking/save-file'
import { sendAccount } from '../ask-account.ts'
import { DONE, type Outcome } from '@millrun/ui/asking/outcome'

const FILE_NAME = 'millrun-account.json'

/** Has the browser save all that the shop keeps about this account as one file. */
export async function saveExport(): Promise<Outcome<undefined>> {
  const answer = await sendAccount('export')
  if (!answer.ok) return answer
  saveFile(await answer.data.blob(), FILE_NAME)
  return DONE
}
