import type { ListedPriceList } from '@millrun/commerce/desk/price-lists'
import { ButtonLink } from '../parts/button-link.tsx'
import { AskedContent } from '../asking/asked-content.tsx'
import { ScreenTitle } from '../frame/screen-title.tsx'
import { Day } from '../parts/day.tsx'
import type { Column } from '../table/column.ts'
import { Table } from '../table/table.tsx'
import { LIST_FILE_ADDRESS, listAddress } from './list-addresses.ts'
import { NoLists } from './no-lists.tsx'
import { usePriceLists } from './use-price-lists.ts'
import { withCommas } from '@millrun/commerce/with-commas'

const COLUMNS: readonly Column<ListedPriceList>[] = [
  { id: 'name', head: 'List', cell: ({ name }) => name, sortBy: ({ name }) => name },
  {
    id: 'count',
    head: 'Prices',
    cell: ({ count }) => withCommas(count),
    sortBy: ({ count }) => count,
    isNumber: true,
  },
  {
    id: 'accounts',
    head: 'Accounts',
    cell: ({ accounts }) => withCommas(accounts),
    sortBy: ({ accounts }) => accounts,
    isNumber: true,
  },
  {
    id: 'set',
    head: 'Set',
    cell: ({ setAt }) => <Day at={setAt} withTime />,
    sortBy: ({ setAt }) => setAt,
  },
  {
    id: 'actor',
    head: 'By',
    cell: ({ actor }) => <span className="wrap-anywhere">{actor}</span>,
  },
]

/** Every price list of the shop. */
export function AllLists() {
  const asked = usePriceLists()
  return (
    <>
      <ScreenTitle
        title="Price lists"
        actions={
          <ButtonLink look="tool" to={LIST_FILE_ADDRESS}>
            Set by a File
          </ButtonLink>
        }
      />
      <AskedContent asked={asked} waiting="Looking up the lists…">
        {({ lists }) =>
          lists.length === 0 ? (
            <NoLists />
          ) : (
            <Table
              caption="Price lists"
              rows={lists}
              rowKey={({ name }) => name}
              columns={COLUMNS}
              rowLink={({ name }) => listAddress(name)}
              empty="There is no list."
            />
          )
        }
      </AskedContent>
    </>
  )
}
