import type { OrderStatusResponse } from '@millrun/commerce/functions'
import { ButtonLink } from '../../page/button-link.tsx'
import { delayText } from './delay-text.ts'

/** What the buyer of an order is asked about a later day, with the way to answer; nothing where nothing is open. */
export function DelayQuestion({ order: { delay } }: { order: OrderStatusResponse }) {
  if (delay?.state !== 'open') return null
  const { title, sentences } = delayText(delay, undefined)
  return (
    <section aria-labelledby="order-delay" className="mt-8 max-w-[52ch] border-l-2 border-ink pl-5">
      <h2 id="order-delay" className="title-card">
        {title}
      </h2>
      {sentences.map((sentence) => (
        <p key={sentence} className="mt-1 wrap-anywhere">
          {sentence}
        </p>
      ))}
      <ButtonLink className="mt-4 print:hidden" to={delay.answerLink}>
        Wait or Cancel
      </ButtonLink>
    </section>
  )
}
