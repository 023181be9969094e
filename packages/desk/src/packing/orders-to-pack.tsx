import { dayInWords } from '@millrun/commerce/delivery/new-jersey-day'
import type { ListedOrder } from '@millrun/commerce/desk/listed-order'
import { Checkbox } from '@millrun/ui/fields/checkbox.tsx'
import { useMemo, useState } from 'react'
import { FulfilmentMark } from '../parts/fulfilment-mark.tsx'
import { StateMark } from '../parts/state-mark.tsx'
import type { Column } from '../table/column.ts'
import { Table } from '../table/table.tsx'
import { MODE_WORDS } from '../parts/mode-words.ts'
import { PackingFiles } from './packing-files.tsx'
import { withCommas } from '@millrun/commerce/with-commas'

interface OrdersToPackProps {
  readonly orders: readonly ListedOrder[]
  readonly today: string
}

/** Orders to choose from, with what is printed for those that are chosen. */
export function OrdersToPack({ orders, today }: OrdersToPackProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const columns = useMemo(() => columnsOf({ today, chosen, onChoose: setChosen }), [today, chosen])
  const numbers = orders.map(({ orderNumber }) => orderNumber).filter((one) => chosen.has(one))
  const isAll = orders.length > 0 && numbers.length === orders.length
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        <Checkbox
          className="min-h-11!"
          checked={isAll}
          disabled={orders.length === 0}
          onChange={() =>
            setChosen(isAll ? new Set() : new Set(orders.map((order) => order.orderNumber)))
          }
        >
          Choose all {orders.length}
        </Checkbox>
        <PackingFiles numbers={numbers} />
      </div>
      <Table
        caption="Orders to be sent"
        rows={orders}
        rowKey={({ orderNumber }) => orderNumber}
        columns={columns}
        rowLink={({ orderNumber }) => `/packing/${orderNumber}`}
        empty="Nothing is to be sent. New paid orders appear here by themselves."
      />
    </>
  )
}

interface Choosing {
  readonly today: string
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (chosen: ReadonlySet<string>) => void
}

function columnsOf({ today, chosen, onChoose }: Choosing): readonly Column<ListedOrder>[] {
  return [
    { id: 'number', head: 'Order', cell: ({ orderNumber }) => orderNumber },
    {
      id: 'choose',
      head: 'Print',
      isControl: true,
      cell: ({ orderNumber }) => (
        <Checkbox
          aria-label={`Choose order ${orderNumber}`}
          className="-my-2 min-h-11! min-w-11"
          checked={chosen.has(orderNumber)}
          onChange={() => onChoose(toggled(chosen, orderNumber))}
        >
          {null}
        </Checkbox>
      ),
    },
    {
      id: 'promise',
      head: 'Leaves by',
      sortBy: ({ promisedTo }) => promisedTo ?? '',
      cell: ({ promisedTo }) => <Promised day={promisedTo} today={today} />,
    },
    { id: 'mode', head: 'Goes', sortBy: ({ mode }) => mode, cell: ({ mode }) => MODE_WORDS[mode] },
    {
      id: 'buyer',
      head: 'Buyer',
      cell: ({ buyer, jobName }) => <Buyer name={buyer} job={jobName} />,
    },
    { id: 'state', head: 'To', cell: ({ state }) => state },
    {
      id: 'left',
      head: 'Pieces',
      isNumber: true,
      sortBy: piecesLeft,
      cell: (order) => withCommas(piecesLeft(order)),
    },
    {
      id: 'fulfilment',
      head: 'Sent',
      cell: ({ fulfilment }) => <FulfilmentMark fulfilment={fulfilment} />,
    },
  ]
}

function Promised({ day, today }: { day: string | null; today: string }) {
  if (day === null) return <span className="text-ink-2">No day</span>
  if (day < today) return <StateMark sign="alarm">{`Late: ${dayInWords(day)}`}</StateMark>
  return <span className="whitespace-nowrap">{dayInWords(day)}</span>
}

function Buyer({ name, job }: { name: string; job: string }) {
  return (
    <span className="wrap-anywhere">
      {name}
      {job !== '' && <span className="block text-ink-2">Job {job}</span>}
    </span>
  )
}

function piecesLeft({ lines }: ListedOrder): number {
  return lines.reduce(
    (sum, { quantity, shipped, cancelled }) => sum + quantity - shipped - cancelled,
    0,
  )
}

function toggled(chosen: ReadonlySet<string>, orderNumber: string): ReadonlySet<string> {
  const next = new Set(chosen)
  if (!next.delete(orderNumber)) next.add(orderNumber)
  return next
}
