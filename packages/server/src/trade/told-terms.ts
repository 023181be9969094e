import { centsToAmount } from '@millrun/commerce/dollars'
import type { GrantedTerms } from '@millrun/commerce/terms/granted-terms'
import type { Terms } from './trade-accounts.ts'

/** Terms as the desk and the account are told them; null where none are granted. */
export function toldTerms(terms: Terms | undefined): GrantedTerms | null {
  return terms === undefined ? null : { limit: centsToAmount(terms.limitCents), days: terms.days }
}
