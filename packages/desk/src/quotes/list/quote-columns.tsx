import { dayInWords } from '@millrun/commerce/delivery/new-jersey-day'
import type { ListedQuote } from '@millrun/commerce/quotes/desk-quotes'
import { Link } from 'react-router'
import { orderAddress } from '../../orders/order-address.ts'
import { Money } from '../../parts/money.tsx'
import type { Column } from '../../table/column.ts'
import { QuoteMark } from '../quote-mark.tsx'

/** What the list of quotes says of each. */
export const QUOTE_COLUMNS: readonly Column<ListedQuote>[] = [
  {
    id: 'number',
    head: 'Quote',
    cell: ({ number }) => <span className="whitespace-nowrap">{number}</span>,
  },
  { id: 'job', head: 'Job', cell: ({ jobName }) => (jobName === '' ? '–' : jobName) },
  { id: 'client', head: 'Client', cell: (quote) => <Client quote={quote} /> },
  { id: 'state', head: 'Stands', cell: (quote) => <Stands quote={quote} />, isControl: true },
  { id: 'until', head: 'Holds until', cell: ({ until }) => <PlainDay day={until} /> },
  { id: 'made', head: 'Made', cell: (quote) => <Made quote={quote} /> },
  { id: 'total', head: 'Total', cell: ({ total }) => <Money amount={total} />, isNumber: true },
]

function Client({ quote: { client, email } }: { quote: ListedQuote }) {
  if (client === '' && email === '') return <>–</>
  return (
    <>
      {client}
      <span className="block text-sm wrap-anywhere text-ink-2">{email}</span>
    </>
  )
}

function Stands({ quote: { state, orderNumber } }: { quote: ListedQuote }) {
  if (orderNumber === undefined) return <QuoteMark state={state} />
  return (
    <span>
      <QuoteMark state={state} />
      <Link to={orderAddress(orderNumber)} className="more block text-sm">
        {orderNumber}
      </Link>
    </span>
  )
}

function Made({ quote: { madeOn, madeBy, version } }: { quote: ListedQuote }) {
  return (
    <>
      <PlainDay day={madeOn} />
      {version > 1 && `, version ${version}`}
      <span className="block text-sm wrap-anywhere text-ink-2">{madeBy}</span>
    </>
  )
}

function PlainDay({ day }: { day: string }) {
  return <span className="whitespace-nowrap">{dayInWords(day, true)}</span>
}
