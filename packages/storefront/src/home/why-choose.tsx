import { business } from '@millrun/commerce/business'
import { FREE_ABOVE } from '../page/shipping-words.ts'

const REASONS = [
  {
    title: 'Fast turnaround',
    text: `Stock parts leave the shop within days of your order. Most custom orders take ${business.leadTimes.custom}, and you hear the date before we start.`,
  },
  {
    title: 'Nationwide shipping',
    text: `We ship to every state, typically in ${business.leadTimes.stock}. Lead times are estimates. Standard shipping is free when the cart subtotal is over ${FREE_ABOVE}.`,
  },
] as const

/** Why builders come back: two reasons, each one true. */
export function WhyChoose() {
  return (
    <section className="wrap pb-18 lg:pb-28" aria-labelledby="why">
      <div className="gap-6 lg:grid lg:grid-cols-12">
        <h2 id="why" className="title-section lg:col-span-4">
          Why builders choose us
        </h2>
        <ul className="mt-6 border-t border-ink lg:col-span-8 lg:mt-0">
          {REASONS.map(({ title, text }) => (
            <li
              key={title}
              className="border-b border-rule py-6 last:border-b-ink md:grid md:grid-cols-[3fr_5fr] md:gap-6"
            >
              <h3 className="text-[26px] leading-tight">{title}</h3>
              <p className="mt-2 text-ink-2 md:mt-1">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
