/**
 * Why a review may be withheld: never for its stars or because it displeases (16 CFR 465.7). The list is closed.
 */
export const WITHHELD_REASONS = {
  abuse: 'It is abusive, obscene or hateful.',
  personal: 'It names personal data of somebody.',
  'off-topic': 'It is not about the product.',
  unlawful: 'It is unlawful, or nobody can read it.',
  fake: 'It is fake, or its writer has an interest in it.',
} as const
export type WithheldReason = keyof typeof WITHHELD_REASONS

/** Their names, for forms, commands and contracts. */
export const WITHHELD_NAMES = [
  'abuse',
  'personal',
  'off-topic',
  'unlawful',
  'fake',
] as const satisfies readonly WithheldReason[]
