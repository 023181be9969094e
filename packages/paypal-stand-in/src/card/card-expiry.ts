export type CardExpiry = { month: number; year: number }

/** A card lasts until the end of its month, and none is issued for longer than this many years. */
const longestYears = 20

/** Reads `1227`, `12/27`, `12 / 2027`; `undefined` when it is no month of a year. */
export function readExpiry(text: string): CardExpiry | undefined {
  const digits = text.replace(/\D/g, '')
  if (digits.length !== 4 && digits.length !== 6) return undefined
  const month = Number(digits.slice(0, 2))
  const year = Number(digits.length === 4 ? `20${digits.slice(2)}` : digits.slice(2))
  return month >= 1 && month <= 12 ? { month, year } : undefined
}

/** Whether the card is good on this day. */
export function isLiveExpiry({ month, year }: CardExpiry, today: Date): boolean {
  const monthsLeft = (year - today.getFullYear()) * 12 + month - (today.getMonth() + 1)
  return monthsLeft >= 0 && monthsLeft <= longestYears * 12
}

/** As somebody types it: `1` stays, `4` becomes `04/`, `1227` becomes `12/27`. */
export function writeExpiry(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 6)
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits
  if (padded.length < 2) return padded
  // A browser that fills the form may bring a year of four digits.
  const year = padded.length === 6 ? padded.slice(4) : padded.slice(2, 4)
  return `${padded.slice(0, 2)}/${year}`
}
