import { centsToAmount } from '@millrun/commerce/dollars'
import { quotedTotal } from '@millrun/commerce/quotes/quoted-line'
import type { Transaction } from 'kysely'
import type { OrderTables } from '../../database/order-tables.ts'
import { type QuoteVersion, versionsOf } from '../../quotes/quote-store.ts'
import { type Actor, keepAction } from '../staff-actions.ts'

export type QuoteDeed = 'quote made' | 'quote changed' | 'quote withdrawn' | 'quote mailed'

/** Writes down who did what to a quote, with the deed itself: `also` of what is done to quotes. */
export function quoteAction(
  deed: QuoteDeed,
  { actor, at }: { readonly actor: Actor; readonly at: Date },
) {
  return async (transaction: Transaction<OrderTables>, now: QuoteVersion): Promise<void> => {
    const told = await toldOf(transaction, deed, now)
    await keepAction(transaction, { actor, at, deed, subject: now.number, ...told })
  }
}

/** What a quote was before a deed, and is after it. */
async function toldOf(
  transaction: Transaction<OrderTables>,
  deed: QuoteDeed,
  now: QuoteVersion,
): Promise<{ readonly before?: object; readonly after?: object }> {
  switch (deed) {
    case 'quote made':
      return { after: termsOf(now) }
    case 'quote changed': {
      const [, before = now] = await versionsOf(transaction, now.number)
      return { before: termsOf(before), after: termsOf(now) }
    }
    case 'quote withdrawn':
      return { before: termsOf(now) }
    case 'quote mailed':
      return { after: { ...termsOf(now), to: now.email } }
  }
}

function termsOf({ lines, until, version }: QuoteVersion): object {
  return { total: centsToAmount(quotedTotal(lines)), until, version }
}
