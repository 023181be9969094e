import type { ShownOrder } from '@millrun/commerce/desk/shown-order'
import { Part } from '../parts/part.tsx'
import { ReasonForm } from './reason-form.tsx'

/** Decides about an order that needs review: it counts as paid, or there is no money to keep. */
export function ReviewForm({ order: { orderNumber } }: { order: ShownOrder }) {
  const path = `orders/${orderNumber}/review`
  return (
    <Part title="Decide the Review">
      <div className="grid gap-x-10 gap-y-4 md:grid-cols-2 lg:grid-cols-1">
        <div>
          <p className="mb-3 text-ink-2">The money is right: the order counts as paid.</p>
          <ReasonForm
            name={`accept ${orderNumber}`}
            path={path}
            body={{ decision: 'accept' }}
            label="Why it is accepted"
            action="Accept the Payment"
            doing="Asking PayPal…"
          />
        </div>
        <div>
          <p className="mb-3 text-ink-2">
            There is no money to keep: the review ends. PayPal is asked first.
          </p>
          <ReasonForm
            name={`close ${orderNumber}`}
            path={path}
            body={{ decision: 'close' }}
            label="Why it is closed"
            action="Close the Review"
            doing="Asking PayPal…"
          />
        </div>
      </div>
    </Part>
  )
}
