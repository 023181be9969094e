/** PayPal writes times in UTC to the second: `2026-11-20T14:05:09Z`. */
export function timestamp(at: Date): string {
  return `${at.toISOString().slice(0, 19)}Z`
}
