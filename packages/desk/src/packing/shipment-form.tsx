import { DoneSchema, type ShownOrder } from '@millrun/commerce/desk/shown-order'
import { SentFields } from '@millrun/ui/form/sent-fields.tsx'
import { askDesk } from '../asking/ask-desk.ts'
import { useKeptForm } from '../asking/use-kept-form.ts'
import { CarrierFields } from './carrier-fields.tsx'
import { PiecesFields } from './pieces-fields.tsx'
import { leftOf, piecesField, shipmentSchema, type TypedShipment } from './typed-shipment.ts'

interface ShipmentFormProps {
  readonly order: ShownOrder
  readonly onSent: (sentence: string) => Promise<void>
}

/** What leaves now: pieces of each line, all that is left to begin with, with who takes it. */
export function ShipmentForm({ order, onSent }: ShipmentFormProps) {
  const { orderNumber, shipments } = order
  const left = leftOf(order)
  const sent = useKeptForm<TypedShipment>({
    name: `shipment-${orderNumber}-${shipments.length}`,
    schema: shipmentSchema(left),
    values: {
      carrier: '',
      tracking: '',
      ...Object.fromEntries(left.map((line) => [piecesField(line.place), String(line.left)])),
    },
    send: async (typed) => {
      const { carrier = '', tracking = '' } = typed
      const lines = left.flatMap(({ id, place }) => {
        const quantity = Number(typed[piecesField(place)] ?? 0)
        return quantity === 0 ? [] : [{ id, quantity }]
      })
      const body = { lines, carrier, tracking, seen: shipments.length }
      const path = `orders/${encodeURIComponent(orderNumber)}/shipments`
      const outcome = await askDesk(path, DoneSchema, { method: 'POST', body })
      if (!outcome.ok) return outcome.fault
      await onSent(outcome.data.sentence)
      return undefined
    },
  })
  return (
    <SentFields
      sent={sent}
      action={order.mode === 'pickup' ? 'Given Out' : 'Shipped'}
      doing="Writing it down…"
      className="[&_button]:min-h-16 [&_button]:px-10 [&_button]:text-lg"
    >
      <PiecesFields form={sent.form} left={left} />
      {order.mode !== 'pickup' && <CarrierFields form={sent.form} />}
    </SentFields>
  )
}
