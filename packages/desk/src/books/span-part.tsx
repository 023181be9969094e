import { dayInWords } from '@millrun/commerce/delivery/new-jersey-day'
import type { SpanNumbers } from '@millrun/commerce/desk/books/shop-numbers'
import { Money } from '../parts/money.tsx'
import { Part } from '../parts/part.tsx'
import type { Column } from '../table/column.ts'
import { Table } from '../table/table.tsx'
import { BarChart } from './bar-chart.tsx'

const COLUMNS: readonly Column<SpanNumbers>[] = [
  {
    id: 'day',
    head: 'From',
    cell: ({ day }) => dayInWords(day, true),
    sortBy: ({ day }) => day,
  },
  {
    id: 'orders',
    head: 'Orders',
    cell: ({ orders }) => orders,
    sortBy: ({ orders }) => orders,
    isNumber: true,
  },
  {
    id: 'sales',
    head: 'Sales',
    cell: ({ sales }) => <Money amount={sales} />,
    sortBy: ({ sales }) => Number(sales),
    isNumber: true,
  },
  {
    id: 'refunds',
    head: 'Given back',
    cell: ({ refunds }) => <Money amount={refunds} />,
    sortBy: ({ refunds }) => Number(refunds),
    isNumber: true,
  },
]

/** Spans of time as a chart, and beneath it the same as a table, the newest first. */
export function SpanPart({ title, spans }: { title: string; spans: readonly SpanNumbers[] }) {
  return (
    <Part title={title}>
      <BarChart title={title} spans={spans} />
      <details className="mt-4">
        <summary className="more inline-flex min-h-11 cursor-pointer items-center">
          The same as a table
        </summary>
        <div className="mt-3">
          <Table
            caption={title}
            rows={spans.toReversed()}
            rowKey={({ day }) => day}
            columns={COLUMNS}
            empty="Nothing yet."
          />
        </div>
      </details>
    </Part>
  )
}
