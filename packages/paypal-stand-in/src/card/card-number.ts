import { brandOf } from './card-brand.ts'

/** How many digits a card number has at most. */
export const longestCardNumber = 19

/** The check digit of ISO/IEC 7812: every second digit from the right counts double. */
function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, place) => {
      const doubled = place % 2 === 1 ? Number(digit) * 2 : Number(digit)
      return total + (doubled > 9 ? doubled - 9 : doubled)
    }, 0)
  return sum % 10 === 0
}

/** Whether these digits are the whole number of a scheme we know. */
export function isCardNumber(digits: string): boolean {
  return brandOf(digits)?.lengths.includes(digits.length) === true && passesLuhn(digits)
}

/** Whether more digits could still make a card number of these. */
export function couldBecomeCardNumber(digits: string): boolean {
  const brand = brandOf(digits)
  if (!brand) return digits.length < 4
  return isCardNumber(digits) || digits.length < Math.max(...brand.lengths)
}

/** In the groups in which the card shows them: `4012 8888 8888 1881`, `3714 496353 98431`. */
export function groupCardNumber(digits: string): string {
  const groups = brandOf(digits)?.groups ?? [4, 4, 4, 4, 3]
  const parts: string[] = []
  let start = 0
  for (const size of groups) {
    parts.push(digits.slice(start, start + size))
    start += size
  }
  return parts.filter((part) => part !== '').join(' ')
}
