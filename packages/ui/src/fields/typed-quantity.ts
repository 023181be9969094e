import { readQuantity } from './read-quantity.ts'

export interface QuantityBounds {
  readonly min: number
  readonly max: number
}

/** What stands in the field of a quantity, and which quantity counts. */
export interface TypedQuantity {
  readonly text: string
  readonly quantity: number
  /** What counted before this typing: what was typed first may be the beginning of something else. */
  readonly before: number
  /** Whether what was typed last is no quantity, which is to be said. */
  readonly isRefused: boolean
}

/** A quantity that nobody is typing at. */
export function settledQuantity(quantity: number, isRefused = false): TypedQuantity {
  return { text: String(quantity), quantity, before: quantity, isRefused }
}

/**
 * The field after something was typed. Text that is no number becomes 1. A number that is not whole or
 * out of bounds changes nothing: it stays as typed, and the quantity is the one from before. The 12 that
 * 12.5 begins with was never meant, so it does not count either.
 */
export function typeQuantity(
  last: TypedQuantity,
  text: string,
  { min, max }: QuantityBounds,
): TypedQuantity {
  if (!isNumeric(text)) return settledQuantity(1, text.trim() !== '')
  const before = text.startsWith(last.text) ? last.before : last.quantity
  const typed = readQuantity(text)
  const isTaken = typed !== undefined && typed >= min && typed <= max
  return { text, quantity: isTaken ? typed : before, before, isRefused: !isTaken }
}

/** A number, rightly written or not, or the sign that one begins with. */
function isNumeric(text: string): boolean {
  return /\p{N}/u.test(text) || /^\s*[-+.,]\s*$/.test(text)
}
