import {
  type ShopNumbers,
  ShopNumbersSchema,
  type SpanNumbers,
} from '@millrun/commerce/desk/books/shop-numbers'
import { dayInWords } from '@millrun/commerce/delivery/new-jersey-day'
import { AskedContent } from '../asking/asked-content.tsx'
import { useAsked } from '../asking/use-asked.ts'
import { ScreenTitle } from '../frame/screen-title.tsx'
import { Money } from '../parts/money.tsx'
import { Part } from '../parts/part.tsx'
import type { Column } from '../table/column.ts'
import { Table } from '../table/table.tsx'
import { SpanPart } from './span-part.tsx'

type Item = ShopNumbers['items'][number]

const ITEMS: readonly Column<Item>[] = [
  { id: 'item', head: 'Item', cell: ({ item }) => item, sortBy: ({ item }) => item },
  { id: 'title', head: 'Product', cell: ({ title }) => title },
  {
    id: 'pieces',
    head: 'Pieces',
    cell: ({ pieces }) => pieces,
    sortBy: ({ pieces }) => pieces,
    isNumber: true,
  },
  {
    id: 'sales',
    head: 'Sales',
    cell: ({ sales }) => <Money amount={sales} />,
    sortBy: ({ sales }) => Number(sales),
    isNumber: true,
  },
]

/** How the shop does, today and in the last weeks. */
export function NumbersScreen() {
  const asked = useAsked(['numbers'], 'reports/today', ShopNumbersSchema)
  return (
    <>
      <ScreenTitle title="Numbers" />
      <AskedContent asked={asked} waiting="Adding up…">
        {(numbers) => <Numbers numbers={numbers} />}
      </AskedContent>
    </>
  )
}

function Numbers({ numbers }: { numbers: ShopNumbers }) {
  const { today, yesterday, days, weeks, items } = numbers
  return (
    <>
      <div className="mb-9 grid gap-x-10 gap-y-6 md:grid-cols-2">
        <DayNumbers name="Today" numbers={today} />
        <DayNumbers name="Yesterday" numbers={yesterday} />
      </div>
      <div className="grid gap-x-10 xl:grid-cols-2">
        <SpanPart title="The last 28 days" spans={days} />
        <SpanPart title="The last 26 weeks" spans={weeks} />
      </div>
      <Part title="Sold best in the last 28 days">
        <Table
          caption="Sold best in the last 28 days"
          rows={items}
          rowKey={({ item, title }) => `${item} ${title}`}
          columns={ITEMS}
          empty="Nothing was sold in the last 28 days."
        />
      </Part>
      <p className="max-w-[70ch] text-[15px] text-ink-2">
        Sales are goods and delivery of paid orders, without tax, on the day they were placed in New
        Jersey, or paid where they were on terms. Given back is what was refunded through the shop,
        tax included; what was given back at PayPal’s own site stands in the tax report.
      </p>
    </>
  )
}

function DayNumbers({ name, numbers }: { name: string; numbers: SpanNumbers }) {
  const { day, orders, sales, refunds } = numbers
  return (
    <section aria-label={name} className="border-t border-ink pt-4">
      <h2 className="text-ink-2">
        {name}, {dayInWords(day)}
      </h2>
      <p className="title-product mt-1">
        <Money amount={sales} />
      </p>
      <p className="mt-1 text-lg">
        {orders === 1 ? '1 order' : `${orders} orders`}, given back <Money amount={refunds} />
      </p>
    </section>
  )
}
