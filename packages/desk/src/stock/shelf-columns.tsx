import { dayInWords } from '@millrun/commerce/delivery/new-jersey-day'
import type { ShelfEntry, SoldState } from '@millrun/commerce/desk/shelf'
import { NOT_COUNTED } from '@millrun/commerce/desk/typed-amounts'
import { Day } from '../parts/day.tsx'
import { Money } from '../parts/money.tsx'
import { type Sign, StateMark } from '../parts/state-mark.tsx'
import type { Column } from '../table/column.ts'
import { withCommas } from '@millrun/commerce/with-commas'

const SOLD_MARKS: Readonly<Record<SoldState, readonly [sign: Sign, words: string]>> = {
  'in stock': ['full', 'In stock'],
  low: ['half', 'Low'],
  out: ['alarm', 'Out of stock'],
}

/** What the shelf says of each product. */
export const SHELF_COLUMNS: readonly Column<ShelfEntry>[] = [
  {
    id: 'item',
    head: 'Item',
    cell: (entry) => <Named entry={entry} />,
    sortBy: ({ item }) => item,
  },
  {
    id: 'price',
    head: 'Price',
    cell: (entry) => <Price entry={entry} />,
    sortBy: ({ price }) => Number(price),
    isNumber: true,
  },
  {
    id: 'stock',
    head: 'Pieces',
    cell: (entry) => <Pieces entry={entry} />,
    sortBy: ({ quantity }) => quantity ?? -1,
    isNumber: true,
  },
  { id: 'low', head: 'Low below', cell: ({ lowLevel }) => lowLevel ?? '–', isNumber: true },
  { id: 'sold', head: 'Sold as', cell: ({ state }) => <SoldMark state={state} /> },
]

function Named({ entry: { item, title, family } }: { entry: ShelfEntry }) {
  return (
    <>
      {item}
      <span className="block font-normal">{title}</span>
      <span className="block text-sm font-normal text-ink-2">{family}</span>
    </>
  )
}

function Price({ entry: { price, scheduled } }: { entry: ShelfEntry }) {
  return (
    <>
      <Money amount={price} />
      {scheduled !== null && (
        <span className="block text-sm text-ink-2">
          <Money amount={scheduled.price} /> from <Day at={scheduled.from} />
        </span>
      )}
    </>
  )
}

function Pieces({ entry: { quantity, held, backOn } }: { entry: ShelfEntry }) {
  if (quantity === null) return <span className="whitespace-nowrap text-ink-2">{NOT_COUNTED}</span>
  return (
    <>
      {withCommas(quantity)}
      {held > 0 && <span className="block text-sm text-ink-2">{held} held</span>}
      {backOn !== null && (
        <span className="block text-sm whitespace-nowrap text-ink-2">{`back ${dayInWords(backOn)}`}</span>
      )}
    </>
  )
}

/** Whether it can be ordered, and how long still. */
export function SoldMark({ state }: Pick<ShelfEntry, 'state'>) {
  const [sign, words] = SOLD_MARKS[state]
  return <StateMark sign={sign}>{words}</StateMark>
}
