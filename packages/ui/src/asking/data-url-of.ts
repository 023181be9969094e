/** A file as an address that holds all of it: `data:image/jpeg;base64,…`. Rejects when it cannot be read. */
export function dataUrlOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result : ''),
    )
    reader.addEventListener('error', () => reject(reader.error ?? new Error('not readable')))
    reader.readAsDataURL(file)
  })
}

/** What of such an address is the file itself, in base64. */
export function contentOf(dataUrl: string): string {
  return dataUrl.replace(/^data:[^,]*,/, '')
}
