import type { ListedOrder } from '@millrun/commerce/desk/listed-order'
import { dayInWords, newJerseyTime } from '@millrun/commerce/delivery/new-jersey-day'
import { Day } from '../../parts/day.tsx'
import { FulfilmentMark } from '../../parts/fulfilment-mark.tsx'
import { MODE_WORDS } from '../../parts/mode-words.ts'
import { Money } from '../../parts/money.tsx'
import { PaymentMark } from '../../parts/payment-mark.tsx'
import type { Column } from '../../table/column.ts'

/** What a list of orders says of each. */
export const ORDER_COLUMNS: readonly Column<ListedOrder>[] = [
  {
    id: 'number',
    head: 'Order',
    cell: ({ orderNumber }) => <span className="whitespace-nowrap">{orderNumber}</span>,
  },
  { id: 'placed', head: 'Placed', cell: (order) => <Placed order={order} /> },
  { id: 'buyer', head: 'Buyer', cell: (order) => <Buyer order={order} /> },
  { id: 'way', head: 'Goes', cell: (order) => <Way order={order} /> },
  { id: 'stands', head: 'Stands', cell: (order) => <Stands order={order} /> },
  { id: 'total', head: 'Total', cell: (order) => <Total order={order} />, isNumber: true },
]

function Placed({ order: { createdAt } }: { order: ListedOrder }) {
  return (
    <>
      <Day at={createdAt} />
      <span className="block text-sm text-ink-2">{newJerseyTime(new Date(createdAt))}</span>
    </>
  )
}

function Stands({ order: { payment, fulfilment } }: { order: ListedOrder }) {
  return (
    <>
      <PaymentMark payment={payment} />
      <span className="block text-sm">
        <FulfilmentMark fulfilment={fulfilment} />
      </span>
    </>
  )
}

function Buyer({ order: { buyer, email, poNumber, jobName } }: { order: ListedOrder }) {
  const papers = [poNumber, jobName].filter((name) => name !== '').join(' · ')
  return (
    <>
      {buyer === '' ? 'Forgotten' : buyer}
      <span className="block text-sm text-ink-2">{papers === '' ? email : papers}</span>
    </>
  )
}

function Way({ order: { mode, state, promisedTo } }: { order: ListedOrder }) {
  return (
    <>
      <span className="whitespace-nowrap">
        {mode === 'pickup' ? MODE_WORDS[mode] : `${MODE_WORDS[mode]}, ${state}`}
      </span>
      {promisedTo !== null && (
        <span className="block text-sm whitespace-nowrap text-ink-2">
          by {dayInWords(promisedTo)}
        </span>
      )}
    </>
  )
}

function Total({ order: { total, refunded } }: { order: ListedOrder }) {
  return (
    <>
      <Money amount={total} />
      {refunded !== '0.00' && (
        <span className="block text-sm text-ink-2">
          <Money amount={refunded} /> back
        </span>
      )}
    </>
  )
}
