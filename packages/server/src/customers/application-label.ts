/** What the list of what was done calls an application: it says nothing of who applied once they are erased. */
export function applicationLabel(id: string): string {
  return `TA-${id.slice(0, 8).toUpperCase()}`
}
