import { newJerseyDay, newJerseyMidnight } from '@millrun/commerce/delivery/new-jersey-day'
import type { Selectable } from 'kysely'
import type { OrdersTable } from '../../database/order-tables.ts'

/** What an order on terms is owed by; days are those of New Jersey. */
export interface OrderTerms {
  /** Whose terms; undefined once its buyer was forgotten. */
  readonly accountId: string | undefined
  readonly dueOn: string
  /** On which day the shop got its money; undefined before. */
  readonly paidOn: string | undefined
}

type TermsColumns = Pick<Selectable<OrdersTable>, 'terms_account_id' | 'due_on' | 'paid_at'>

/** As the database keeps it. */
export function termsColumns(terms: OrderTerms | undefined): TermsColumns {
  return {
    terms_account_id: terms?.accountId ?? null,
    due_on: terms?.dueOn ?? null,
    paid_at: terms?.paidOn === undefined ? null : paidAt(terms.paidOn),
  }
}

/** The terms of an order; undefined for one that is paid through PayPal. */
export function termsIn({
  terms_account_id: accountId,
  due_on: dueOn,
  paid_at: at,
}: TermsColumns): OrderTerms | undefined {
  if (dueOn === null) return undefined
  const paidOn = at === null ? undefined : newJerseyDay(new Date(at))
  return { accountId: accountId ?? undefined, dueOn, paidOn }
}

/** A day on which an order was paid as the database keeps it: the moment at which it began. */
export function paidAt(day: string): string {
  return newJerseyMidnight(day).toISOString()
}
