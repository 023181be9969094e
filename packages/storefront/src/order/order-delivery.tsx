import { TRUCK_NEEDS } from '@millrun/commerce/delivery/delivery-words'
import type { OrderStatusResponse } from '@millrun/commerce/functions'
import { answersText, deliveryText } from '@millrun/commerce/promise/delivery-text'

interface OrderDeliveryProps {
  readonly order: OrderStatusResponse
  /** The rank of its title in the page. */
  readonly heading: 'h2' | 'h3'
}

/** How an order travels and when; nothing for one that does not. */
export function OrderDelivery({ order, heading: Heading }: OrderDeliveryProps) {
  const { delivery, status } = order
  if (delivery === undefined) return null
  const { mode, reasons, truck } = delivery
  const sentences = deliveryText(delivery, status)
  if (sentences.length === 0) return null
  return (
    <section aria-labelledby="order-delivery" className="max-w-[52ch] break-inside-avoid">
      <Heading id="order-delivery" className="title-card">
        Delivery
      </Heading>
      <p className="mt-1">{sentences.join(' ')}</p>
      {reasons.length > 0 && <p className="mt-1 text-ink-2">{reasons.join(' ')}</p>}
      {mode === 'freight' && (
        <ul className="mt-2 list-disc pl-5 text-ink-2 marker:text-rule-2">
          {TRUCK_NEEDS.map((need) => (
            <li key={need}>{need}</li>
          ))}
        </ul>
      )}
      {truck !== undefined && <p className="mt-2">{answersText(truck)}.</p>}
    </section>
  )
}
