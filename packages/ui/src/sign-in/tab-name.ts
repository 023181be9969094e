const inMemory = new Map<string, string>()

/** A random name of this tab, kept under a key for as long as the tab is there. */
export function tabName(key: string): string {
  try {
    const kept = window.sessionStorage.getItem(key) ?? newName()
    window.sessionStorage.setItem(key, kept)
    return kept
  } catch {
    // Where storage is forbidden, the name lasts as long as the document.
    const name = inMemory.get(key) ?? newName()
    inMemory.set(key, name)
    return name
  }
}

/** 128 bits by lot; `randomUUID` is missing where the shop is tried without https. */
function newName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
