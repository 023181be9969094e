import type { QuoteState } from '@millrun/commerce/quotes/quote-words'
import { type Sign, StateMark } from '../parts/state-mark.tsx'

/** How a quote stands, as it is read. */
export const QUOTE_STATE_WORDS: Readonly<Record<QuoteState, string>> = {
  open: 'Open',
  ended: 'Prices over',
  accepted: 'Accepted',
  withdrawn: 'Withdrawn',
  changed: 'Changed',
}

const SIGNS: Readonly<Record<QuoteState, Sign>> = {
  open: 'empty',
  ended: 'half',
  accepted: 'full',
  withdrawn: 'crossed',
  changed: 'back',
}

/** How a quote stands. */
export function QuoteMark({ state }: { state: QuoteState }) {
  return <StateMark sign={SIGNS[state]}>{QUOTE_STATE_WORDS[state]}</StateMark>
}
