import type { OwnOrder } from '@millrun/commerce/account/own-orders'
import { orderDate } from '@millrun/commerce/order-date'
import { deliveryText } from '@millrun/commerce/promise/delivery-text'
import { dueText } from '@millrun/commerce/terms/due-text'
import { Button } from '@millrun/ui/first/button.tsx'
import { ButtonLink } from '../../page/button-link.tsx'
import { useState } from 'react'
import { OwnReferences } from '../../order/own-references.tsx'
import { statusText } from '../../order/status-text.ts'
import { dollarsOf } from '../../text/dollars-of.ts'
import { InvoiceButton } from '../terms/invoice-button.tsx'
import { OrderAgain } from './order-again.tsx'

/** How many lines of an order are named in the list. */
const NAMED_LINES = 3

/** What was sold has an invoice. */
const INVOICED: ReadonlySet<OwnOrder['status']> = new Set([
  'on_terms',
  'paid',
  'refunded',
  'credited',
])

/** One order: its number, day and sum, how it stands, what is in it, and the way to order it again. */
export function OrderRow({ order }: { order: OwnOrder }) {
  const [isAgain, setAgain] = useState(false)
  const { orderNumber, placedAt, total, orderLink } = order
  return (
    <li className="border-b border-rule py-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="title-card">Order {orderNumber}</h2>
        <p className="text-lg font-semibold">{dollarsOf(total)}</p>
      </div>
      <p className="mt-1 text-[15px] text-ink-2">
        Placed {orderDate(new Date(placedAt))}. {statusText(order).title}.
      </p>
      {order.status === 'on_terms' && <p className="mt-1">{dueText(order)}</p>}
      <OwnReferences order={order} />
      <Way order={order} />
      <p className="mt-2 max-w-[64ch]">{linesText(order)}</p>
      <div className="mt-3 flex flex-wrap items-start gap-3">
        <ButtonLink look="tool" to={orderLink} aria-label={`Order and Papers: ${orderNumber}`}>
          Order and Papers
        </ButtonLink>
        <Button
          look="tool"
          aria-expanded={isAgain}
          aria-label={`Order Again: ${orderNumber}`}
          onClick={() => setAgain(!isAgain)}
        >
          Order Again
        </Button>
        {INVOICED.has(order.status) && <InvoiceButton orderNumber={orderNumber} />}
      </div>
      {isAgain && <OrderAgain order={order} />}
    </li>
  )
}

/** How it travels and when, as far as the shop knows. */
function Way({ order: { delivery, status } }: { order: OwnOrder }) {
  if (delivery === undefined) return null
  const sentences = deliveryText(delivery, status)
  if (sentences.length === 0) return null
  return <p className="mt-1 text-[15px] text-ink-2">{sentences.join(' ')}</p>
}

function linesText({ lines }: OwnOrder): string {
  const named = lines.slice(0, NAMED_LINES).map(({ quantity, title }) => `${quantity} × ${title}`)
  const others = lines.length - named.length
  return others > 0 ? `${named.join('; ')}; and ${others} more` : named.join('; ')
}
