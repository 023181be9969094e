import { addressLine, business } from '@millrun/commerce/business'
import { Link } from '../router/link.tsx'
import { quoteDraft } from '../mail-draft.ts'
import { paths } from '../paths.ts'
import { MailLink, PhoneLink } from '../text/reach-links.tsx'

/** Three ways to reach the shop. */
export function ContactCards() {
  const showroom = business.hours.showroom[0]
  return (
    <section className="wrap pb-18 lg:pb-28" aria-label="Reach us">
      <ul className="border-y border-t-ink border-b-rule lg:grid lg:grid-cols-[5fr_3fr_3fr]">
        <li className="border-b border-rule py-6 lg:border-b-0 lg:pr-6">
          <h3 className="mb-2 text-2xl">Come to the showroom</h3>
          <p>{addressLine()}</p>
          <p className="text-ink-2">
            Full-size stairs, every profile and every finish on the wall.
          </p>
          <Link to={paths.contact} className="more mt-3.5 inline-block">
            Hours and directions
          </Link>
        </li>
        <li className="border-b border-rule py-6 lg:border-b-0 lg:border-l lg:px-6">
          <h3 className="mb-2 text-2xl">Call</h3>
          <p>
            <PhoneLink className="inline-block py-0.5 no-underline hover:underline" />
          </p>
          <p className="text-ink-2">
            {showroom.days}, {showroom.hours}
          </p>
        </li>
        <li className="py-6 lg:border-l lg:border-rule lg:pl-6">
          <h3 className="mb-2 text-2xl">Write</h3>
          <p>
            <MailLink className="inline-block py-0.5 no-underline hover:underline" />
          </p>
          <p className="text-ink-2">We reply within 24 hours.</p>
          <a
            href={quoteDraft('a custom project')}
            target="_blank"
            rel="noreferrer"
            className="more mt-3.5 inline-block"
          >
            Ask for a quote
          </a>
        </li>
      </ul>
    </section>
  )
}
