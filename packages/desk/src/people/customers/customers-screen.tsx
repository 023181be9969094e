import { CustomerPageSchema, type ListedCustomer } from '@millrun/commerce/desk/people/customers'
import { useSearchParams } from 'react-router'
import { AskedContent } from '../../asking/asked-content.tsx'
import { useAsked } from '../../asking/use-asked.ts'
import { PageLinks } from '../../frame/page-links.tsx'
import { ScreenTitle } from '../../frame/screen-title.tsx'
import { Day } from '../../parts/day.tsx'
import { Money } from '../../parts/money.tsx'
import { SearchForm } from '../../parts/search-form.tsx'
import type { Column } from '../../table/column.ts'
import { Table } from '../../table/table.tsx'
import { customerAddress } from './customer-address.ts'

const COLUMNS: readonly Column<ListedCustomer>[] = [
  { id: 'address', head: 'Address', cell: ({ address }) => address },
  { id: 'name', head: 'Name', cell: ({ name }) => name },
  {
    id: 'orders',
    head: 'Paid orders',
    cell: ({ orders }) => orders,
    sortBy: ({ orders }) => orders,
    isNumber: true,
  },
  {
    id: 'spent',
    head: 'Bought',
    cell: ({ spent }) => <Money amount={spent} />,
    sortBy: ({ spent }) => Number(spent),
    isNumber: true,
  },
  {
    id: 'refunded',
    head: 'Given back',
    cell: ({ refunded }) => <Money amount={refunded} />,
    isNumber: true,
  },
  {
    id: 'last',
    head: 'Last order',
    cell: ({ lastOrderAt }) => (lastOrderAt === null ? 'None' : <Day at={lastOrderAt} />),
    sortBy: ({ lastOrderAt }) => lastOrderAt ?? '',
  },
  { id: 'account', head: 'Account', cell: ({ hasAccount }) => (hasAccount ? 'Yes' : 'No') },
]

/** Who has bought or has an account. */
export function CustomersScreen() {
  const [params, setParams] = useSearchParams()
  const search = params.get('search') ?? ''
  const query = new URLSearchParams({ search, cursor: params.get('cursor') ?? '' }).toString()
  const asked = useAsked(['customers', query], `customers?${query}`, CustomerPageSchema)

  return (
    <>
      <ScreenTitle title="Customers" />
      <SearchForm
        label="Find a customer"
        hint="Name, e-mail, telephone, ZIP code or order number"
        onSearch={(text) => setParams(text === '' ? {} : { search: text })}
      />
      <AskedContent asked={asked} waiting="Looking up the customers…">
        {({ customers, next, isCut }) => (
          <>
            {isCut && (
              <p className="mb-4">
                Very many orders fit this search, and only the newest 1,000 of them were looked
                through. Please say more.
              </p>
            )}
            <Table
              caption="Customers"
              rows={customers}
              rowKey={({ address }) => address}
              columns={COLUMNS}
              rowLink={({ address }) => customerAddress(address)}
              empty={search === '' ? 'Nobody has bought anything yet.' : 'Nobody was found.'}
            />
            <PageLinks next={next} first="First customers" more="More customers" />
          </>
        )}
      </AskedContent>
    </>
  )
}
