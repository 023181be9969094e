import type { ShownPriceRow } from '@millrun/commerce/desk/price-lists'
import { Money } from '../parts/money.tsx'
import type { Column } from '../table/column.ts'
import { withCommas } from '@millrun/commerce/with-commas'

type Limit = NonNullable<ShownPriceRow['today']>['limit']

/** What a list says of an item or a family, and what that is today. */
export const ROW_COLUMNS: readonly Column<ShownPriceRow>[] = [
  {
    id: 'item',
    head: 'Item',
    cell: ({ item, title }) => <Named item={item} title={title} />,
    sortBy: ({ item, title }) => item ?? title,
  },
  {
    id: 'min',
    head: 'From',
    cell: ({ min }) => (min === 1 ? '1 piece' : `${withCommas(min)} pieces`),
    sortBy: ({ min }) => min,
    isNumber: true,
  },
  { id: 'price', head: 'Price', cell: ({ price }) => <Price price={price} />, isNumber: true },
  {
    id: 'everybodys',
    head: 'Everybody’s today',
    cell: ({ today }) => (today === null ? '–' : <Money amount={today.everybodys} />),
    isNumber: true,
  },
  {
    id: 'charged',
    head: 'That is',
    cell: (row) => <Beside row={row} />,
  },
]

function Named({ item, title }: Pick<ShownPriceRow, 'item' | 'title'>) {
  if (item === null) return <>All {title}</>
  return (
    <>
      {item}
      <span className="block font-normal">{title}</span>
    </>
  )
}

function Price({ price }: Pick<ShownPriceRow, 'price'>) {
  return 'amount' in price ? <Money amount={price.amount} /> : `${price.percent}%`
}

/** What is charged for one today beside everybody's price, and why where the row does not say it. */
function Beside({ row: { price, today } }: { row: ShownPriceRow }) {
  if (today === null) return 'percent' in price ? less(100 - price.percent) : 'Not sold any more'
  const { everybodys, charged, limit } = today
  const isAsWritten = 'amount' in price && price.amount === charged
  return (
    <>
      {!isAsWritten && (
        <>
          <Money amount={charged} />,{' '}
        </>
      )}
      {less((1 - Number(charged) / Number(everybodys)) * 100)}
      {limit !== 'row' && <span className="block text-sm text-ink-2">{REASONS[limit]}</span>}
    </>
  )
}

const REASONS = {
  everybodys: 'Everybody pays less than the list says.',
  least: 'Never more than 30% less than everybody.',
} as const satisfies Readonly<Record<Exclude<Limit, 'row'>, string>>

function less(percent: number): string {
  if (percent === 0) return 'no less'
  return `${percent.toLocaleString('en-US', { maximumFractionDigits: 1 })}% less`
}
