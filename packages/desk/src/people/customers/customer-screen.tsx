import type { ListedOrder } from '@millrun/commerce/desk/listed-order'
import { type ShownCustomer, ShownCustomerSchema } from '@millrun/commerce/desk/people/customers'
import { Link, useSearchParams } from 'react-router'
import { AskedContent } from '../../asking/asked-content.tsx'
import { useAsked } from '../../asking/use-asked.ts'
import { ScreenTitle } from '../../frame/screen-title.tsx'
import { listAddress, orderAddress } from '../../orders/order-address.ts'
import { Day } from '../../parts/day.tsx'
import { Fact, Facts } from '../../parts/facts.tsx'
import { FulfilmentMark } from '../../parts/fulfilment-mark.tsx'
import { Money } from '../../parts/money.tsx'
import { Part } from '../../parts/part.tsx'
import { PaymentMark } from '../../parts/payment-mark.tsx'
import { useStaff } from '../../session/staff-context.ts'
import type { Column } from '../../table/column.ts'
import { Table } from '../../table/table.tsx'
import { ListName } from '../../price-lists/list-name.tsx'
import { termsWords } from '../applications/terms-words.ts'
import { CustomerPrivacy } from './customer-privacy.tsx'

const ORDERS: readonly Column<ListedOrder>[] = [
  {
    id: 'number',
    head: 'Order',
    cell: ({ orderNumber }) => <span className="whitespace-nowrap">{orderNumber}</span>,
  },
  { id: 'placed', head: 'Placed', cell: ({ createdAt }) => <Day at={createdAt} /> },
  {
    id: 'lines',
    head: 'What was bought',
    cell: ({ lines }) => lines.map(({ quantity, title }) => `${quantity} × ${title}`).join(', '),
  },
  {
    id: 'standing',
    head: 'Standing',
    cell: ({ payment, fulfilment }) => (
      <span className="flex flex-wrap gap-x-5">
        <PaymentMark payment={payment} />
        <FulfilmentMark fulfilment={fulfilment} />
      </span>
    ),
  },
  { id: 'total', head: 'Total', cell: ({ total }) => <Money amount={total} />, isNumber: true },
  {
    id: 'refunded',
    head: 'Given back',
    cell: ({ refunded }) => <Money amount={refunded} />,
    isNumber: true,
  },
]

/** Everything about one customer. */
export function CustomerScreen() {
  const [params] = useSearchParams()
  const address = params.get('address') ?? ''
  const query = new URLSearchParams({ address }).toString()
  const asked = useAsked(['customer', address], `customer?${query}`, ShownCustomerSchema)
  return (
    <>
      <ScreenTitle title={address === '' ? 'Customer' : address} />
      <AskedContent asked={asked} waiting="Looking up the customer…">
        {(customer) => <Customer customer={customer} />}
      </AskedContent>
    </>
  )
}

function Customer({ customer }: { customer: ShownCustomer }) {
  const isOwner = useStaff().role === 'owner'
  const { address, newestOrders, count } = customer
  return (
    <>
      <CustomerFacts customer={customer} />
      <Part title={count === 1 ? '1 order' : `${count} orders`}>
        <Table
          caption="Orders"
          rows={newestOrders}
          rowKey={({ orderNumber }) => orderNumber}
          columns={ORDERS}
          rowLink={({ orderNumber }) => orderAddress(orderNumber)}
          empty="No order was placed with this address."
        />
        {count > newestOrders.length && (
          <p className="mt-4">
            These are the newest {newestOrders.length}.{' '}
            <Link
              to={listAddress(new URLSearchParams({ search: address }).toString())}
              className="more"
            >
              See all orders
            </Link>
          </p>
        )}
      </Part>
      <Notes notes={customer.notes} />
      {isOwner && <CustomerPrivacy customer={customer} />}
    </>
  )
}

function CustomerFacts({ customer }: { customer: ShownCustomer }) {
  const { name, orders, spent, refunded, account, certificates } = customer
  return (
    <Part title="Customer">
      <Facts>
        {name !== '' && <Fact name="Name">{name}</Fact>}
        <Fact name="Bought">
          <Money amount={spent} /> in {orders === 1 ? '1 paid order' : `${orders} paid orders`}
        </Fact>
        <Fact name="Given back">
          <Money amount={refunded} />
        </Fact>
        <Fact name="Account">{account === null ? 'None' : <Account account={account} />}</Fact>
        {account !== null && (
          <>
            <Fact name="Buys by">
              <ListName name={account.priceList} />
            </Fact>
            <Fact name="Pays">{termsWords(account.terms)}</Fact>
          </>
        )}
        {certificates.length > 0 && (
          <Fact name="Certificates">
            {certificates.map((code) => (
              <Link key={code} to={`/people/certificates/${code}`} className="more mr-4">
                {code}
              </Link>
            ))}
          </Fact>
        )}
      </Facts>
    </Part>
  )
}

function Account({ account }: { account: NonNullable<ShownCustomer['account']> }) {
  const { label, createdAt, lastSignInAt, isStaff } = account
  return (
    <>
      Since <Day at={createdAt} />,{' '}
      {lastSignInAt === null ? (
        'never signed in'
      ) : (
        <>
          signed in <Day at={lastSignInAt} withTime />
        </>
      )}
      {isStaff && ', works here'}. The list of actions calls it {label}.
    </>
  )
}

function Notes({ notes }: { notes: ShownCustomer['notes'] }) {
  if (notes.length === 0) return null
  return (
    <Part title="Notes to these orders">
      <ul className="grid gap-4">
        {notes.map(({ orderNumber, at, author, text }) => (
          <li key={`${orderNumber} ${at}`}>
            <p className="text-[15px] text-ink-2">
              <Link to={orderAddress(orderNumber)} className="more">
                {orderNumber}
              </Link>
              , <Day at={at} withTime />, {author}
            </p>
            <p className="max-w-[70ch] wrap-anywhere whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ul>
    </Part>
  )
}
