import { type ShownPriceList, ShownPriceListSchema } from '@millrun/commerce/desk/price-lists'
import { PressedButton } from '@millrun/ui/asking/pressed-button.tsx'
import { ButtonLink } from '../parts/button-link.tsx'
import { Link, useSearchParams } from 'react-router'
import { AskedContent } from '../asking/asked-content.tsx'
import { saveFromDesk } from '../asking/save-from-desk.ts'
import { useAsked } from '../asking/use-asked.ts'
import { ScreenTitle } from '../frame/screen-title.tsx'
import { Day } from '../parts/day.tsx'
import { Table } from '../table/table.tsx'
import { LIST_FILE_ADDRESS } from './list-addresses.ts'
import { ROW_COLUMNS } from './row-columns.tsx'

/** One price list, row by row, beside what everybody pays today. */
export function OneList() {
  const [params] = useSearchParams()
  const name = params.get('name') ?? ''
  const query = new URLSearchParams({ name }).toString()
  const asked = useAsked(['price-list', 'one', name], `price-list?${query}`, ShownPriceListSchema)
  return (
    <>
      <ScreenTitle title={name === '' ? 'Price list' : name} actions={<Files query={query} />} />
      <p className="mb-6">
        <Link to="/price-lists" className="more">
          Back to all price lists
        </Link>
      </p>
      <AskedContent asked={asked} waiting="Looking up the list…">
        {(list) => <Rows list={list} />}
      </AskedContent>
    </>
  )
}

function Files({ query }: { query: string }) {
  return (
    <>
      <PressedButton
        look="tool"
        action="Save as CSV"
        doing="Saving…"
        press={() => saveFromDesk(`price-list.csv?${query}`, 'price-list.csv')}
      />
      <ButtonLink look="tool" to={LIST_FILE_ADDRESS}>
        Set by a File
      </ButtonLink>
    </>
  )
}

function Rows({ list: { rows, setAt, actor, accounts } }: { list: ShownPriceList }) {
  return (
    <>
      <p className="mb-5 max-w-[70ch] text-ink-2">
        Set <Day at={setAt} withTime /> by {actor}. {buyers(accounts)} Prices are of one piece,
        before wood and options; of several that hold, the lowest is charged.
      </p>
      <Table
        caption="Prices of the list"
        rows={rows}
        rowKey={({ item, title, min }) => `${item} ${title} ${min}`}
        columns={ROW_COLUMNS}
        empty="This list has no prices: who buys by it pays what everybody pays."
      />
    </>
  )
}

function buyers(accounts: number): string {
  if (accounts === 0) return 'No account buys by it.'
  return accounts === 1 ? '1 account buys by it.' : `${accounts} accounts buy by it.`
}
