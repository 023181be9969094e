import { stands } from '@millrun/commerce/desk/order-status'
import type { ShownOrder } from '@millrun/commerce/desk/shown-order'
import { ButtonLink } from '../../parts/button-link.tsx'
import { SentShipments } from '../../packing/sent-shipments.tsx'
import { Part } from '../../parts/part.tsx'
import { MODE_WORDS } from '../../parts/mode-words.ts'
import { Fact, Facts } from '../../parts/facts.tsx'

/** Where it goes, how, in which packages, and what of it has left. */
export function DeliveryPart({ order }: { order: ShownOrder }) {
  const { mode, way, cartons, shipments } = order
  return (
    <Part title="Delivery">
      <Facts>
        <Fact name="Goes by">{MODE_WORDS[mode]}</Fact>
        <Fact name="To">
          <Destination order={order} />
        </Fact>
      </Facts>
      {way.length > 0 && (
        <ul className="mt-4 max-w-[70ch] list-disc pl-5">
          {way.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {cartons.length > 0 && <Packages cartons={cartons} />}
      {shipments.length > 0 && (
        <>
          <h3 className="mt-5 mb-2 font-sans font-medium">What has left</h3>
          <SentShipments order={order} />
        </>
      )}
      {canLeave(order) && (
        <ButtonLink look="tool-solid" className="mt-6" to={`/packing/${order.orderNumber}`}>
          {mode === 'pickup' ? 'Hand It Over' : 'Send It'}
        </ButtonLink>
      )}
    </Part>
  )
}

/** What is sold and has not all left; the server looks for itself. */
function canLeave({ payment, fulfilment }: ShownOrder): boolean {
  return stands(payment) && (fulfilment === 'open' || fulfilment === 'part')
}

function Destination({ order: { mode, customer } }: { order: ShownOrder }) {
  if (mode === 'pickup') return 'Picked up at our warehouse'
  const { streetAddress, secondaryAddress, city, state, zipCode } = customer
  return [streetAddress, secondaryAddress, `${city}, ${state} ${zipCode}`]
    .filter((line) => line !== '')
    .join(', ')
}

function Packages({ cartons }: Pick<ShownOrder, 'cartons'>) {
  return (
    <>
      <h3 className="mt-5 mb-2 font-sans font-medium">As it was planned to be packed</h3>
      <ul>
        {cartons.map(({ text, holds }) => (
          <li key={text} className="border-t border-rule py-2">
            {text}
            <span className="block text-sm text-ink-2">
              {holds.map(({ item, pieces }) => `${pieces} × ${item}`).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
