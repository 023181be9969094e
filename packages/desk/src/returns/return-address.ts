/** Where a return stands at the desk. */
export function returnAddress(number: string): string {
  return `/returns/${number}`
}
