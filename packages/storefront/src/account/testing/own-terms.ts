import type { OwnTerms } from '@millrun/commerce/terms/own-terms'

/** Terms of 5,000.00 in 30 days, of which nothing is used. */
export const TERMS: OwnTerms = {
  days: 30,
  limit: '5000.00',
  owed: '0.00',
  left: '5000.00',
  orders: [],
}
