/** Where lists are set by a file. */
export const LIST_FILE_ADDRESS = '/price-lists/file'

/** Where one list stands at the desk: its name may hold anything. */
export function listAddress(name: string): string {
  return `/price-lists/list?${new URLSearchParams({ name }).toString()}`
}
