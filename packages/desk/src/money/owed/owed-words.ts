import type { Age } from '@millrun/commerce/terms/ageing'
import { dueInWords, lateInWords } from '@millrun/commerce/terms/due-text'
import type { PaidBy } from '@millrun/commerce/terms/mark-paid'

/** How late what is owed can be, as it is read. */
export const AGE_WORDS: Readonly<Record<Age, string>> = {
  not_due: 'Not due yet',
  to_30: '1 to 30 days late',
  to_60: '31 to 60 days late',
  to_90: '61 to 90 days late',
  over_90: 'Over 90 days late',
}

/** How money comes that does not come through PayPal, as it is chosen. */
export const PAID_BY_WORDS: Readonly<Record<PaidBy, string>> = {
  check: 'Check',
  transfer: 'Bank transfer',
  cash: 'Cash',
  other: 'Another way',
}

/** Until when something is to be paid, or how long it should have been. */
export function dueWords(dueOn: string, daysLate: number): string {
  const due = `due ${dueInWords(dueOn)}`
  return daysLate === 0 ? due : `${due}, ${lateInWords(daysLate)}`
}
