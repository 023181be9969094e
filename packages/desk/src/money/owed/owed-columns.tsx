import { dayInWords } from '@millrun/commerce/delivery/new-jersey-day'
import { lateInWords } from '@millrun/commerce/terms/due-text'
import type { OwedList, OwedRow } from '@millrun/commerce/terms/owed-list'
import { Link } from 'react-router'
import { customerAddress } from '../../people/customers/customer-address.ts'
import { Day } from '../../parts/day.tsx'
import { Money } from '../../parts/money.tsx'
import type { Column } from '../../table/column.ts'

type OwingAccount = OwedList['accounts'][number]

/** What the list of accounts says of each. */
export const ACCOUNT_COLUMNS: readonly Column<OwingAccount>[] = [
  {
    id: 'business',
    head: 'Business',
    cell: (account) => <Business of={account} />,
    sortBy: ({ business }) => business,
  },
  {
    id: 'owed',
    head: 'Owed',
    cell: ({ owed }) => <Money amount={owed} />,
    sortBy: ({ owed }) => Number(owed),
    isNumber: true,
  },
  {
    id: 'late',
    head: 'Of it late',
    cell: ({ late }) => <Late amount={late} />,
    sortBy: ({ late }) => Number(late),
    isNumber: true,
  },
  {
    id: 'limit',
    head: 'Limit',
    cell: ({ limit }) => (limit === null ? 'Taken back' : <Money amount={limit} />),
    isNumber: true,
  },
]

/** What the list of orders says of each. */
export const ORDER_COLUMNS: readonly Column<OwedRow>[] = [
  {
    id: 'number',
    head: 'Order',
    cell: ({ orderNumber }) => <span className="whitespace-nowrap">{orderNumber}</span>,
  },
  {
    id: 'business',
    head: 'Business',
    cell: ({ business, email }) => (business === '' ? email : business),
    sortBy: ({ business }) => business,
  },
  {
    id: 'placed',
    head: 'Placed',
    cell: ({ placedAt }) => <Day at={placedAt} />,
    sortBy: ({ placedAt }) => placedAt,
  },
  {
    id: 'due',
    head: 'Due',
    cell: (row) => <Due row={row} />,
    sortBy: ({ dueOn }) => dueOn,
  },
  { id: 'total', head: 'Total', cell: ({ total }) => <Money amount={total} />, isNumber: true },
  {
    id: 'owed',
    head: 'Owed',
    cell: ({ owed }) => <Money amount={owed} />,
    sortBy: ({ owed }) => Number(owed),
    isNumber: true,
  },
]

function Business({ of: { business, email } }: { of: OwingAccount }) {
  return (
    <>
      {business}
      <Link to={customerAddress(email)} className="more block w-fit">
        {email}
      </Link>
    </>
  )
}

function Late({ amount }: { amount: string }) {
  return <Money amount={amount} className={amount === '0.00' ? 'text-ink-2' : 'text-wrong'} />
}

function Due({ row: { dueOn, daysLate } }: { row: OwedRow }) {
  return (
    <>
      <span className="whitespace-nowrap">{dayInWords(dueOn, true)}</span>
      {daysLate > 0 && <span className="block text-sm text-wrong">{lateInWords(daysLate)}</span>}
    </>
  )
}
