import { newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import { centsToAmount } from '@millrun/commerce/dollars'
import { daysLate, owedByAge } from '@millrun/commerce/terms/ageing'
import type { OwedList, OwedRow } from '@millrun/commerce/terms/owed-list'
import type { OrderBooks } from '../orders/order-books.ts'

/** An order that is owed, with its account; sums in cents. */
interface Owed {
  readonly accountId: string
  readonly orderNumber: string
  readonly business: string
  readonly email: string
  readonly placedAt: string
  readonly dueOn: string
  readonly totalCents: number
  readonly owedCents: number
  readonly daysLate: number
  readonly limitCents: number | null
}

/** What is owed to the shop today, as New Jersey counts the days: what is due first at the top, with its sums. */
export async function owedList(books: OrderBooks): Promise<OwedList> {
  const owed = await readOwed(books)
  return {
    rows: owed.map(toldRow),
    owed: sumOf(owed),
    ages: toldAges(owedByAge(owed)),
    accounts: byAccount(owed),
  }
}

async function readOwed({ database, now }: OrderBooks): Promise<readonly Owed[]> {
  const today = newJerseyDay(now())
  const rows = await database
    .selectFrom('orders')
    .leftJoin('accounts', 'accounts.id', 'orders.terms_account_id')
    .leftJoin('trade_accounts', 'trade_accounts.account_id', 'orders.terms_account_id')
    .select(['order_number', 'orders.email', 'accounts.email as account', 'orders.created_at'])
    .select(['terms_account_id', 'due_on', 'total_cents', 'refunded_cents', 'terms_limit_cents'])
    .select((is) =>
      is
        .selectFrom('trade_applications')
        .select('business_name')
        .whereRef('trade_applications.account_id', '=', 'orders.terms_account_id')
        .orderBy('applied_at', 'desc')
        .limit(1)
        .as('business'),
    )
    .where('orders.status', '=', 'on_terms')
    .orderBy('due_on')
    .orderBy('orders.created_at')
    .execute()
  return rows.map((row) => ({
    accountId: row.terms_account_id ?? '',
    orderNumber: row.order_number,
    business: row.business ?? '',
    email: row.account ?? row.email,
    placedAt: row.created_at,
    dueOn: row.due_on ?? '',
    totalCents: row.total_cents,
    owedCents: row.total_cents - row.refunded_cents,
    daysLate: daysLate(row.due_on ?? today, today),
    limitCents: row.terms_limit_cents,
  }))
}

function toldAges(cents: ReturnType<typeof owedByAge>): OwedList['ages'] {
  return {
    not_due: centsToAmount(cents.not_due),
    to_30: centsToAmount(cents.to_30),
    to_60: centsToAmount(cents.to_60),
    to_90: centsToAmount(cents.to_90),
    over_90: centsToAmount(cents.over_90),
  }
}

function toldRow(owed: Owed): OwedRow {
  const { orderNumber, business, email, placedAt, dueOn } = owed
  return {
    orderNumber,
    business,
    email,
    placedAt,
    dueOn,
    total: centsToAmount(owed.totalCents),
    owed: centsToAmount(owed.owedCents),
    daysLate: owed.daysLate,
  }
}

function byAccount(owed: readonly Owed[]): OwedList['accounts'] {
  const cents = (rows: readonly Owed[]) => rows.reduce((sum, row) => sum + row.owedCents, 0)
  return [...Map.groupBy(owed, ({ accountId }) => accountId).values()]
    .toSorted((one, other) => cents(other) - cents(one))
    .flatMap((rows) => {
      const [first] = rows
      if (first === undefined) return []
      const { business, email, limitCents } = first
      const limit = limitCents === null ? null : centsToAmount(limitCents)
      return [{ business, email, owed: sumOf(rows), late: sumOf(rows.filter(isLate)), limit }]
    })
}

function isLate({ daysLate: days }: Owed): boolean {
  return days > 0
}

function sumOf(owed: readonly Owed[]): string {
  return centsToAmount(owed.reduce((sum, { owedCents }) => sum + owedCents, 0))
}
