/** The browser has to have begun with a file before its address goes. */
const KEPT_MS = 60_000

/** Has the browser save a file under this name. */
export function saveFile(file: Blob, name: string): void {
  Object.assign(document.createElement('a'), { href: addressOf(file), download: name }).click()
}

/** An address of a file in this browser, for as long as it takes to open it. */
export function addressOf(file: Blob): string {
  const address = URL.createObjectURL(file)
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
  return address
}
