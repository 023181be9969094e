import { dayInWords } from '../delivery/new-jersey-day.ts'

/** What may have become of a quote. */
export const QUOTE_STATES = ['open', 'ended', 'changed', 'accepted', 'withdrawn'] as const
export type QuoteState = (typeof QUOTE_STATES)[number]

/** Until when its prices hold, in a sentence, or that they do no longer. */
export function holdSentence(until: string, isHeld: boolean): string {
  const day = dayInWords(until, true)
  return isHeld
    ? `These prices hold through ${day}, New Jersey time.`
    : `The prices of this quote held through ${day}. What you see are today’s prices.`
}

/** On which terms a quote stands, for page, paper and mail alike. */
export const QUOTE_TERMS = [
  'The quantities and the unit prices of this quote hold until the end of its last day in New Jersey. Afterwards it can still be accepted, at the prices of that day.',
  'If a price in our catalogue is lower on the day you accept, you pay the lower price.',
  'Shipping and tax are worked out at checkout. Pickup is free, and so is shipping when the subtotal is over $100.00.',
  'A quote reserves no stock. It is accepted once, as a whole, by paying for it; our terms of sale apply.',
] as const

/** Why a quote cannot be accepted as it was asked for, in a sentence that says what to do. */
export const NOT_ACCEPTED = {
  unknown: 'We do not know this quote. Please open the link of the quote once more.',
  changed:
    'This quote was changed after it was sent. Please open its link once more to see the new one.',
  withdrawn: 'This quote was withdrawn. Please call or write to us; nothing was charged.',
  otherLines: 'This is not what was quoted. Please open the link of the quote once more.',
  ended:
    'The prices of this quote hold no longer. Please open its link once more to see today’s prices.',
} as const
