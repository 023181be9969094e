import { contentOf, dataUrlOf } from '@millrun/ui/asking/data-url-of'

/** The first file of a field, as text that goes into JSON; '' where there is none. Rejects when it cannot be read. */
export async function fileInBase64(files: FileList): Promise<string> {
  const file = files.item(0)
  return file === null ? '' : contentOf(await dataUrlOf(file))
}
