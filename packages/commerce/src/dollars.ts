const THOUSANDS = /\B(?=(?:\d{3})+\.)/g
const AMOUNT = /^(0|[1-9]\d{0,9})\.(\d{2})$/

/** Whole cents as read in the shop: 3499 is `$34.99`. */
export function formatDollars(cents: number): string {
  // By hand: a page that asks Intl for its first number format starts 12 ms later, a phone's 50 ms.
  const amount = centsToAmount(Math.abs(cents)).replaceAll(THOUSANDS, ',')
  return cents < 0 ? `-$${amount}` : `$${amount}`
}

/** Whole cents as sent to the functions and to PayPal: 3499 is `34.99`. */
export function centsToAmount(cents: number): string {
  const sign = cents < 0 ? '-' : ''
  const digits = Math.abs(cents).toString().padStart(3, '0')
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** A two-decimal string in whole cents, or undefined for any other text: `34.99` is 3499. */
export function amountToCents(amount: string): number | undefined {
  const match = AMOUNT.exec(amount)
  if (match === null) return undefined
  return Number(match[1]) * 100 + Number(match[2])
}
