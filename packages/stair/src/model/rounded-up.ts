/** A length as a saw is set for it: the next eighth of an inch up, so that no piece is ever short. */
export function nextEighthIn(lengthIn: number): number {
  return Math.ceil(lengthIn * 8 - 1e-6) / 8
}

/** The nearest sixteenth of an inch. */
export function nearestSixteenthIn(lengthIn: number): number {
  return Math.round(lengthIn * 16) / 16
}
