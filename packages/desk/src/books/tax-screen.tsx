import {
  type ReportedTax,
  ReportedTaxSchema,
  type TaxSumsOnWire,
} from '@millrun/commerce/desk/books/reported-tax'
import { Button } from '@millrun/ui/first/button.tsx'
import { AskedContent } from '../asking/asked-content.tsx'
import { useAsked } from '../asking/use-asked.ts'
import { ScreenTitle } from '../frame/screen-title.tsx'
import { Money } from '../parts/money.tsx'
import type { Column } from '../table/column.ts'
import { Table } from '../table/table.tsx'
import { MonthChoice, monthInWords, useMonth } from './month-choice.tsx'

interface Row extends TaxSumsOnWire {
  readonly name: string
}

const SUMS = [
  ['gross', 'Goods and delivery'],
  ['exempt', 'Exempt'],
  ['untaxed', 'Not taxed'],
  ['taxable', 'Taxable'],
  ['tax', 'Tax'],
  ['refunded', 'Given back'],
  ['refundedTax', 'Tax in it'],
] as const

const COLUMNS: readonly Column<Row>[] = [
  { id: 'state', head: 'State', cell: ({ name }) => name },
  ...SUMS.map(([id, head]): Column<Row> => ({
    id,
    head,
    cell: (row) => <Money amount={row[id]} />,
    isNumber: true,
  })),
]

/** The tax of a month by state, to be read and to be printed. */
export function TaxScreen() {
  const [month, onMonth] = useMonth()
  const asked = useAsked(['tax', month], `reports/tax?month=${month}`, ReportedTaxSchema)
  return (
    <>
      <ScreenTitle
        title={`Tax of ${monthInWords(month)}`}
        actions={
          <Button look="tool" onClick={() => window.print()}>
            Print
          </Button>
        }
      />
      <MonthChoice month={month} onMonth={onMonth} />
      <AskedContent asked={asked} waiting="Adding up…">
        {(report) => <Report report={report} />}
      </AskedContent>
    </>
  )
}

function Report({ report }: { report: ReportedTax }) {
  const { states, all, undecided } = report
  const rows = [
    ...states.map(({ state, ...sums }) => ({ ...sums, name: state === '' ? 'Forgotten' : state })),
    ...(states.length === 0 ? [] : [{ ...all, name: 'All' }]),
  ]
  return (
    <>
      <Table
        caption={`Tax of ${monthInWords(report.month)} by state`}
        rows={rows}
        rowKey={({ name }) => name}
        columns={COLUMNS}
        empty="Nothing was sold in this month, and nothing was given back."
      />
      <ul className="mt-6 max-w-[70ch] list-disc space-y-1 pl-5 text-[15px] text-ink-2">
        {states.flatMap(({ state, exemptBy, isWithoutRow }) => [
          ...exemptBy.map(({ reason, amount }) => (
            <li key={`${state} ${reason}`}>
              {state}, exempt: {reason}, <Money amount={amount} />
            </li>
          )),
          ...(isWithoutRow
            ? [
                <li key={`${state} none`}>
                  {state} has no row in the table of tax: for orders without one nothing was
                  collected.
                </li>,
              ]
            : []),
        ])}
        {undecided > 0 && (
          <li>
            {undecided === 1 ? '1 order' : `${undecided} orders`} of this month not counted: the
            payment is not decided.
          </li>
        )}
        <li>
          Orders stand on the day they were placed, or paid where they were on terms, refunds on
          their own day, all in New Jersey.
        </li>
      </ul>
    </>
  )
}
