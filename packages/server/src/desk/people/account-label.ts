/** What the list of what was done calls a customer: that list stays, and says nothing once they are erased. */
export function accountLabel(accountId: string): string {
  return `AC-${accountId.slice(0, 8).toUpperCase()}`
}
