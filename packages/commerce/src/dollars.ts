import { withCommas } from './with-commas.ts'

const AMOUNT = /^(0|[1-9]\d{0,9})\.(\d{2})$/

/** Whole cents as read in the shop: 3499 is `$34.99`. */
export function formatDollars(cents: number): string {
  const [dollars, rest] = centsToAmount(Math.abs(cents)).split('.')
  return `${cents < 0 ? '-' : ''}$${withCommas(Number(dollars))}.${rest}`
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
