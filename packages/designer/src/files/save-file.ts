/** Long enough for any browser to have begun writing. */
const KEPT_MS = 60_000

/** Hands a file to the browser as a download. */
export function saveFile(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS)
}
