import type { OwnTerms } from '@millrun/commerce/terms/own-terms'
import type { TermDays } from '@millrun/commerce/terms/term-days'

/** Terms by which something can be ordered. */
export type OpenTerms = OwnTerms & { readonly days: TermDays; readonly limit: string }

export function areOpen(terms: OwnTerms | null): terms is OpenTerms {
  return terms !== null && terms.days !== null && terms.limit !== null
}
