/** What is said where `copyText` is not let: the address stands in a field, and is selected there. */
export const COPY_BY_HAND =
  'Your browser does not let us copy. The link is selected: copy it by hand.'

/** Copies an address or another text; whether the browser let us. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Forbidden, or no clipboard at all where the shop is tried without https.
    return false
  }
}

/** Whether the device has something of its own to share with. */
export function canShare(): boolean {
  return 'share' in navigator
}

/** Hands an address to what the device has for sharing; false where that did not work. Who calls it off is done. */
export async function shareLink(title: string, address: string): Promise<boolean> {
  try {
    await navigator.share({ title, url: address })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
