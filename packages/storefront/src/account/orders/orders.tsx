import { OwnOrdersSchema, type OwnOrder } from '@millrun/commerce/account/own-orders'
import { Button } from '@millrun/ui/first/button.tsx'
import { ButtonLink } from '../../page/button-link.tsx'
import { useState } from 'react'
import { Asked } from '../asked.tsx'
import { askAccount } from '../ask-account.ts'
import { paths } from '../../paths.ts'
import { OrderRow } from './order-row.tsx'

/** The orders of this address, the newest first. */
export function Orders() {
  return <OrdersFrom cursor={undefined} />
}

interface OrdersFromProps {
  /** Where the list goes on; undefined at its head. */
  readonly cursor: string | undefined
}

function OrdersFrom({ cursor }: OrdersFromProps) {
  const query = cursor === undefined ? '' : `?${new URLSearchParams({ cursor })}`
  return (
    <Asked
      name={`orders${query}`}
      ask={() => askAccount(`orders${query}`, OwnOrdersSchema)}
      waiting="Looking up your orders…"
    >
      {({ orders, next }) =>
        orders.length === 0 && cursor === undefined ? (
          <NoOrders />
        ) : (
          <>
            <OrderList orders={orders} />
            {next !== undefined && <Earlier cursor={next} />}
          </>
        )
      }
    </Asked>
  )
}

function OrderList({ orders }: { orders: readonly OwnOrder[] }) {
  return (
    <ul className="border-t border-ink">
      {orders.map((order) => (
        <OrderRow key={order.orderNumber} order={order} />
      ))}
    </ul>
  )
}

function Earlier({ cursor }: { cursor: string }) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <OrdersFrom cursor={cursor} />
  return (
    <Button className="mt-6" look="outline" onClick={() => setOpen(true)}>
      Earlier Orders
    </Button>
  )
}

function NoOrders() {
  return (
    <div className="border-t border-ink pt-5">
      <p className="max-w-[56ch] text-lg text-ink-2">
        No order was placed with this e-mail address yet. One that was placed with another address
        is found by its number.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink to={paths.products}>See All Products</ButtonLink>
        <ButtonLink look="outline" to={paths.orders}>
          Find an Order
        </ButtonLink>
      </div>
    </div>
  )
}
