import { amountToCents, centsToAmount } from '@millrun/commerce/dollars'
import type { DeskQuoteLine, QuoteVersion } from '@millrun/commerce/quotes/desk-quotes'
import { Money } from '../../parts/money.tsx'
import type { Column } from '../../table/column.ts'
import { Table } from '../../table/table.tsx'
import { withCommas } from '@millrun/commerce/with-commas'

const COLUMNS: readonly Column<DeskQuoteLine>[] = [
  {
    id: 'item',
    head: 'Item',
    cell: ({ item, title }) => (
      <>
        {item}
        <span className="block font-normal">{title}</span>
      </>
    ),
  },
  {
    id: 'quantity',
    head: 'Quantity',
    cell: ({ quantity }) => withCommas(quantity),
    isNumber: true,
  },
  { id: 'price', head: 'Each', cell: ({ price }) => <Money amount={price} />, isNumber: true },
  {
    id: 'everybodys',
    head: 'Everybody’s today',
    cell: ({ everybodys }) =>
      everybodys === undefined ? 'Not sold any more' : <Money amount={everybodys} />,
    isNumber: true,
  },
  { id: 'sum', head: 'Sum', cell: (line) => <Money amount={sumOf(line)} />, isNumber: true },
]

/** The lines of a quote as they were quoted, beside today's prices. */
export function QuotedLines({ version: { version, lines, total } }: { version: QuoteVersion }) {
  return (
    <>
      <Table
        caption={`Lines of version ${version}`}
        rows={lines}
        rowKey={({ id }) => id}
        columns={COLUMNS}
        empty="Nothing is quoted."
      />
      <p className="mt-4 text-right text-lg">
        Total before shipping and tax: <Money amount={total} className="font-medium" />
      </p>
    </>
  )
}

function sumOf({ quantity, price }: DeskQuoteLine): string {
  return centsToAmount(quantity * (amountToCents(price) ?? 0))
}
