import type { Asking } from '@millrun/ui/asking/open-asking'
import { DONE, type Outcome } from '@millrun/ui/asking/outcome'
import { saveFile } from '@millrun/ui/asking/save-file'
import { sendDesk } from './ask-desk.ts'

/** Has the browser save a file of the desk under this name: a CSV, a PDF. No link could carry the session's token. */
export async function saveFromDesk(
  path: string,
  name: string,
  asking?: Asking,
): Promise<Outcome<undefined>> {
  const answer = await sendDesk(path, asking)
  if (!answer.ok) return answer
  saveFile(await answer.data.blob(), name)
  return DONE
}
