/**
 * Whether the browser loaded its document as the page at this path. Back and Forward can also lead to a
 * page within the document of another one, whose content policy is not made for it.
 */
export function isOwnDocument(path: string): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded === undefined || new URL(loaded.name).pathname === path
}
