import type { ShownPriceRow } from '@millrun/commerce/desk/price-lists'
import { Money } from '../parts/money.tsx'
import type { Column } from '../table/column.ts'

type Today = NonNullable<ShownPriceRow['today']>

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
    cell: ({ min }) => (min === 1 ? '1 piece' : `${min.toLocaleString('en-US')} pieces`),
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
    cell: ({ today }) => (today === null ? '–' : <Beside today={today} />),
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

/** What is charged for one today, and why where the row does not say it. */
function Beside({ today }: { today: Today }) {
  return (
    <>
      <Less today={today} />
      {today.limit !== 'row' && (
        <span className="block text-sm text-ink-2">{REASONS[today.limit]}</span>
      )}
    </>
  )
}

const REASONS = {
  everybodys: 'Everybody pays less than the list says.',
  least: 'Never more than 30% less than everybody.',
} as const satisfies Readonly<Record<Exclude<Today['limit'], 'row'>, string>>

function Less({ today: { everybodys, charged } }: { today: Today }) {
  if (charged === everybodys) return <>The same</>
  const percent = (1 - Number(charged) / Number(everybodys)) * 100
  return (
    <>
      <Money amount={charged} />, {percent.toLocaleString('en-US', { maximumFractionDigits: 1 })}%
      less
    </>
  )
}
