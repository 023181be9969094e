const PREFIX = /^data:[^,]*,/

/** The first file of a field, as text that goes into JSON; '' where there is none. Rejects when it cannot be read. */
export function fileInBase64(files: FileList): Promise<string> {
  const file = files.item(0)
  if (file === null) return Promise.resolve('')
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result).replace(PREFIX, '')))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('not readable')))
    reader.readAsDataURL(file)
  })
}
