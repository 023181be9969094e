import { amountToCents, centsToAmount } from '@millrun/commerce/dollars'
import type { GrantedTerms } from '@millrun/commerce/terms/granted-terms'
import type { Terms } from './trade-accounts.ts'

/** Terms as the desk and the account are told them; null where none are granted. */
export function toldTerms(terms: Terms | undefined): GrantedTerms | null {
  return terms === undefined ? null : { limit: centsToAmount(terms.limitCents), days: terms.days }
}

/** Terms as they are asked for; undefined for none. */
export function readTerms({
  limit,
  days,
}: { readonly [Field in keyof GrantedTerms]: GrantedTerms[Field] | null }): Terms | undefined {
  const limitCents = limit === null ? undefined : amountToCents(limit)
  return limitCents === undefined || days === null ? undefined : { limitCents, days }
}
