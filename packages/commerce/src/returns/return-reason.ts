/** Why something comes back or is not as it should be, in the words of who bought it. */
export const RETURN_REASONS = {
  'too-many': 'I ordered too many, or changed my mind',
  'wrong-item': 'You sent something else than I ordered',
  damaged: 'It arrived damaged',
  missing: 'Pieces are missing from the delivery',
  defective: 'It is faulty (warranty)',
} as const

export type ReturnReason = keyof typeof RETURN_REASONS

export const RETURN_REASON_CODES = [
  'too-many',
  'wrong-item',
  'damaged',
  'missing',
  'defective',
] as const satisfies readonly ReturnReason[]

/** The same as the shop's people read it. */
export const REASON_WORDS: Readonly<Record<ReturnReason, string>> = {
  'too-many': 'Too many, or changed their mind',
  'wrong-item': 'Wrong item sent',
  damaged: 'Arrived damaged',
  missing: 'Pieces missing',
  defective: 'Faulty (warranty)',
}
