import { CARRIERS } from '@millrun/commerce/desk/carriers'
import { SHIPMENT_MAX } from '@millrun/commerce/desk/shipment-request'
import { DoneSchema, type ShownOrder } from '@millrun/commerce/desk/shown-order'
import { FormField } from '@millrun/ui/form/form-field.tsx'
import { SentFields } from '@millrun/ui/form/sent-fields.tsx'
import { useId } from 'react'
import { askDesk } from '../asking/ask-desk.ts'
import { useKeptForm } from '../asking/use-kept-form.ts'
import { FormRow } from '../parts/form-row.tsx'
import { leftOf, piecesField, shipmentSchema, type TypedShipment } from './typed-shipment.ts'

interface ShipmentFormProps {
  readonly order: ShownOrder
  readonly onSent: (sentence: string) => Promise<void>
}

/** What leaves now: pieces of each line, all that is left to begin with, with who takes it. */
export function ShipmentForm({ order, onSent }: ShipmentFormProps) {
  const { orderNumber, shipments } = order
  const carriers = useId()
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
  const isPickup = order.mode === 'pickup'
  return (
    <SentFields
      sent={sent}
      action={isPickup ? 'Given Out' : 'Shipped'}
      doing="Writing it down…"
      className="[&_button]:min-h-16 [&_button]:px-10 [&_button]:text-lg"
    >
      <ul className="mb-6 border-t border-rule">
        {left.map((line) => (
          <li
            key={line.place}
            className="grid items-start gap-x-6 border-b border-rule py-4 sm:grid-cols-[1fr_9rem]"
          >
            <div className="min-w-0">
              <p className="text-lg font-medium">{line.item}</p>
              <p className="wrap-anywhere">{line.title}</p>
              <p className="text-ink-2">
                {line.left} of {line.quantity} left
              </p>
            </div>
            <FormField
              form={sent.form}
              name={piecesField(line.place)}
              label={`Pieces of ${line.item}`}
              inputMode="numeric"
              autoComplete="off"
            />
          </li>
        ))}
      </ul>
      {!isPickup && (
        <FormRow>
          <FormField
            form={sent.form}
            name="carrier"
            label="Carrier"
            list={carriers}
            maxLength={SHIPMENT_MAX.carrier}
            autoComplete="off"
          />
          <FormField
            form={sent.form}
            name="tracking"
            label="Tracking number"
            hint="Leave it empty where there is none."
            maxLength={SHIPMENT_MAX.tracking}
            autoComplete="off"
          />
        </FormRow>
      )}
      <datalist id={carriers}>
        {CARRIERS.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </SentFields>
  )
}
