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

type TermsColumns = Pick<Selectable<OrdersTable>, 'terms_account_id' | 'due_on' | 'paid_on'>

/** As the database keeps it. */
export function termsColumns(terms: OrderTerms | undefined): TermsColumns {
  return {
    terms_account_id: terms?.accountId ?? null,
    due_on: terms?.dueOn ?? null,
    paid_on: terms?.paidOn ?? null,
  }
}

/** The terms of an order; undefined for one that is paid through PayPal. */
export function termsIn({
  terms_account_id: accountId,
  due_on: dueOn,
  paid_on: paidOn,
}: TermsColumns): OrderTerms | undefined {
  if (dueOn === null) return undefined
  return { accountId: accountId ?? undefined, dueOn, paidOn: paidOn ?? undefined }
}
