/** Where a customer stands at the desk. */
export function customerAddress(address: string): string {
  return `/people/customer?${new URLSearchParams({ address }).toString()}`
}
