import { randomName } from '../first/random-name.ts'

const inMemory = new Map<string, string>()

/** A random name of this tab, kept under a key for as long as the tab is there. */
export function tabName(key: string): string {
  try {
    const kept = window.sessionStorage.getItem(key) ?? randomName()
    window.sessionStorage.setItem(key, kept)
    return kept
  } catch {
    // Where storage is forbidden, the name lasts as long as the document.
    const name = inMemory.get(key) ?? randomName()
    inMemory.set(key, name)
    return name
  }
}
