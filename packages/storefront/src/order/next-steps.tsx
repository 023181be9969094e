import type { OrderStatusResponse } from '@millrun/commerce/functions'
import { business } from '../business.ts'
import { WHEN_READY } from './when-ready.ts'

const ON_ITS_WAY =
  'We get your parts ready and ship them, typically in 2-8 business days. Lead times are estimates.'

/** What a buyer may expect after paying, in order. */
export function NextSteps({ order }: { order: OrderStatusResponse }) {
  return (
    <section aria-labelledby="next-steps">
      <h3 id="next-steps" className="title-card">
        What happens next
      </h3>
      <ol className="mt-1 grid max-w-[52ch] list-decimal gap-1 pl-5 marker:text-ink-2">
        <li>A mail with all of this, and the way back to it, is coming to your e-mail address.</li>
        <li>{order.pickup ? WHEN_READY : ON_ITS_WAY}</li>
        <li>
          Questions, or something to change? Call{' '}
          <a className="more whitespace-nowrap" href={business.phoneHref}>
            {business.phone}
          </a>{' '}
          or write to{' '}
          <a className="more" href={`mailto:${business.email}`}>
            {business.email}
          </a>
          , with the order number.
        </li>
      </ol>
    </section>
  )
}
