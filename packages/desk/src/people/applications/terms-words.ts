import { amountToCents, formatDollars } from '@millrun/commerce/dollars'
import type { GrantedTerms } from '@millrun/commerce/terms/granted-terms'

/** When an account pays what it orders; null for one that has no terms. */
export function termsWords(terms: GrantedTerms | null): string {
  if (terms === null) return 'With the order'
  const limit = formatDollars(amountToCents(terms.limit) ?? 0)
  return `Within ${terms.days} days, owing at most ${limit}`
}
