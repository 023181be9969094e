import { type SalesByState, SalesByStateSchema } from '@millrun/commerce/desk/books/sales-by-state'
import type { NexusStanding } from '@millrun/commerce/tax/nexus-thresholds'
import { AskedContent } from '../asking/asked-content.tsx'
import { useAsked } from '../asking/use-asked.ts'
import { ScreenTitle } from '../frame/screen-title.tsx'
import { Money } from '../parts/money.tsx'
import { type Sign, StateMark } from '../parts/state-mark.tsx'
import type { Column } from '../table/column.ts'
import { Table } from '../table/table.tsx'
import { MonthChoice, monthInWords, useMonth } from './month-choice.tsx'

type StateSales = SalesByState['states'][number]

const STANDINGS: Readonly<Record<NexusStanding, readonly [Sign, string]>> = {
  below: ['empty', 'Below'],
  near: ['alarm', 'Four fifths reached'],
  over: ['alarm', 'Reached'],
  unchecked: ['crossed', 'Not checked'],
}

const COLUMNS: readonly Column<StateSales>[] = [
  {
    id: 'state',
    head: 'State',
    cell: ({ state }) => (state === '' ? 'Forgotten' : state),
    sortBy: ({ state }) => state,
  },
  {
    id: 'twelve',
    head: 'Last 12 months',
    cell: ({ lastTwelveMonths }) => <Sold sold={lastTwelveMonths} />,
    sortBy: ({ lastTwelveMonths }) => Number(lastTwelveMonths.sales),
    isNumber: true,
  },
  {
    id: 'year',
    head: 'Calendar year',
    cell: ({ calendarYear }) => <Sold sold={calendarYear} />,
    sortBy: ({ calendarYear }) => Number(calendarYear.sales),
    isNumber: true,
  },
  {
    id: 'standing',
    head: 'Threshold',
    cell: (state) => <Standing state={state} />,
  },
]

/** Sales by state against what is known of where a seller has to collect tax. */
export function StatesScreen() {
  const [month, onMonth] = useMonth()
  const asked = useAsked(['states', month], `reports/sales?month=${month}`, SalesByStateSchema)
  return (
    <>
      <ScreenTitle title={`Sales by state up to ${monthInWords(month)}`} />
      <MonthChoice month={month} onMonth={onMonth} />
      <AskedContent asked={asked} waiting="Adding up…">
        {({ states, from }) => (
          <>
            <Table
              caption={`Sales by state from ${monthInWords(from)} to ${monthInWords(month)}`}
              rows={states}
              rowKey={({ state }) => state}
              columns={COLUMNS}
              empty="Nothing was sold in these twelve months."
            />
            <p className="mt-6 max-w-[70ch] text-[15px] text-ink-2">
              Goods and delivery without tax, before refunds. A state says from which sales on a
              seller from elsewhere has to register there; where nobody has read its figure, none is
              guessed: please ask your accountant before sales there grow.
            </p>
          </>
        )}
      </AskedContent>
    </>
  )
}

function Sold({ sold: { orders, sales } }: { sold: StateSales['calendarYear'] }) {
  return (
    <>
      <Money amount={sales} />
      <span className="block text-ink-2">{orders === 1 ? '1 order' : `${orders} orders`}</span>
    </>
  )
}

function Standing({ state: { standing, threshold, isRegistered } }: { state: StateSales }) {
  const [sign, words] = STANDINGS[standing]
  const isNear = standing === 'near' || standing === 'over'
  return (
    <div className={`max-w-[44ch] ${isNear ? '-mx-2 bg-[#f7e3a1] px-2 py-1' : ''}`}>
      <StateMark sign={sign}>{words}</StateMark>
      {isRegistered && <p>We are registered here.</p>}
      {threshold !== null && <Threshold threshold={threshold} />}
    </div>
  )
}

function Threshold({ threshold }: { threshold: NonNullable<StateSales['threshold']> }) {
  const { sales, orders, note, source, checkedOn } = threshold
  return (
    <>
      {sales !== null && (
        <p>
          <Money amount={sales} />
          {orders !== null && ` or ${orders} orders`} a year.
        </p>
      )}
      <p>{note}</p>
      <p className="text-ink-2">
        {source} Looked up on {checkedOn}.
      </p>
    </>
  )
}
