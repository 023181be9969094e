/** Where prices and stock are changed by a file. */
export const FILE_ADDRESS = '/stock/file'

/** Where the shelf stands, narrowed as a query says and with something of it changed; empty values are left out. */
export function shelfAddress(
  query: URLSearchParams,
  changes: Readonly<Record<string, string>> = {},
): string {
  const changed = new URLSearchParams(query)
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') changed.delete(name)
    else changed.set(name, value)
  }
  return changed.size === 0 ? '/stock' : `/stock?${changed}`
}
