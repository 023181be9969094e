import { stands } from '@millrun/commerce/desk/order-status'
import { ShownOrderSchema, type ShownOrder } from '@millrun/commerce/desk/shown-order'
import { ButtonLink } from '../parts/button-link.tsx'
import { useState } from 'react'
import { useParams } from 'react-router'
import { AskedContent } from '../asking/asked-content.tsx'
import { useAskAgain } from '../asking/use-ask-again.ts'
import { useAsked } from '../asking/use-asked.ts'
import { ScreenTitle } from '../frame/screen-title.tsx'
import { FulfilmentMark } from '../parts/fulfilment-mark.tsx'
import { Part } from '../parts/part.tsx'
import { ReadyButton } from './ready-button.tsx'
import { ScanBox } from './scan-box.tsx'
import { SentShipments } from './sent-shipments.tsx'
import { ShipmentForm } from './shipment-form.tsx'

/** One order to be sent: where it goes, what is left, and what leaves now. */
export function ShippingScreen() {
  const { number = '' } = useParams()
  const asked = useAsked(
    ['orders', number],
    `orders/${encodeURIComponent(number)}`,
    ShownOrderSchema,
  )
  return (
    <>
      <ScreenTitle
        title={`Send ${number}`}
        actions={
          <ButtonLink look="tool" to="/packing">
            All to Be Sent
          </ButtonLink>
        }
      />
      <ScanBox />
      <AskedContent asked={asked} waiting="Looking up the order…">
        {(order) => <Shipping key={order.orderNumber} order={order} />}
      </AskedContent>
    </>
  )
}

function Shipping({ order }: { order: ShownOrder }) {
  const [said, setSaid] = useState<string>()
  const askAgain = useAskAgain()

  async function done(sentence: string): Promise<void> {
    setSaid(sentence)
    await Promise.all([askAgain(['orders']), askAgain(['packing'])])
  }

  const problem = whyNot(order)
  return (
    <>
      <output className="mb-6 block border-l-2 border-plotter pl-4 text-lg font-medium empty:hidden">
        {said}
      </output>
      <div className="grid gap-x-12 lg:grid-cols-[2fr_1fr]">
        <Part title="What leaves now" className="lg:row-span-3">
          {problem === undefined ? (
            <ShipmentForm key={order.shipments.length} order={order} onSent={done} />
          ) : (
            <p className="max-w-[60ch] text-lg">{problem}</p>
          )}
        </Part>
        <Where order={order} />
        {order.mode === 'pickup' && problem === undefined && (
          <Part title="Pickup">
            <ReadyButton order={order} onTold={done} />
          </Part>
        )}
        {order.shipments.length > 0 && (
          <Part title="Sent before">
            <SentShipments order={order} />
          </Part>
        )}
      </div>
    </>
  )
}

/** Why nothing of it can leave, as far as the screen knows; the server looks for itself. */
function whyNot({ payment, review, fulfilment }: ShownOrder): string | undefined {
  if (review !== null) return `This order needs review: please do not send it. ${review}`
  if (fulfilment === 'shipped' || fulfilment === 'picked_up') return 'All of it has left.'
  if (fulfilment === 'cancelled') return 'This order is cancelled: please do not send it.'
  return stands(payment) ? undefined : `This order is ${payment}: please do not send it.`
}

function Where({ order }: { order: ShownOrder }) {
  const { customer, way, mode, jobName, poNumber, fulfilment, cartons } = order
  const address = [
    `${customer.firstName} ${customer.lastName}`,
    ...(mode === 'pickup'
      ? []
      : [
          customer.streetAddress,
          customer.secondaryAddress,
          `${customer.city}, ${customer.state} ${customer.zipCode}`,
        ]),
    customer.phone,
  ].filter((line) => line.trim() !== '')
  return (
    <Part title={mode === 'pickup' ? 'Picked up by' : 'Goes to'}>
      {address.map((line) => (
        <p key={line} className="text-lg wrap-anywhere">
          {line}
        </p>
      ))}
      <p className="mt-3">
        <FulfilmentMark fulfilment={fulfilment} />
      </p>
      {jobName !== '' && <p className="mt-1">Job {jobName}</p>}
      {poNumber !== '' && <p className="mt-1">PO number {poNumber}</p>}
      <p className="mt-3 text-ink-2">{way.join(' ')}</p>
      {cartons.map(({ text, holds }) => (
        <p key={text} className="mt-1 text-ink-2">
          {text}: {holds.map(({ item, pieces }) => `${pieces} x ${item}`).join(', ')}
        </p>
      ))}
    </Part>
  )
}
