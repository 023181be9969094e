const IN_WORDS = { dateStyle: 'long', timeZone: 'America/New_York' } as const

/** The day on which something happened where the shop stands, New Jersey, in words: `November 22, 2026`. */
export function orderDate(at: Date): string {
  return at.toLocaleDateString('en-US', IN_WORDS)
}
