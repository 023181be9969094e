import { picturePath } from '@millrun/catalogue/picture-path'
import { formatDollars } from '@millrun/commerce/dollars'
import { Link } from 'react-router'
import { families } from '../catalogue/families.ts'
import { quoteDraft } from '../mail-draft.ts'
import { paths } from '../paths.ts'
import { ButtonAnchor, ButtonLink } from '../ui/button.tsx'

const FEATURED = 4

/** A few newels with their prices, for those who came for one. */
export function FeaturedNewels() {
  const newels = families.newels.use().slice(0, FEATURED)
  return (
    <section id="newels" className="scroll-mt-6 pt-9" aria-labelledby="featured">
      <h2 id="featured" className="title-part">
        Featured newels
      </h2>
      <ul className="mt-6 grid border-t border-ink sm:grid-cols-2">
        {newels.map((newel, index) => (
          <li
            key={newel.id}
            className={`flex flex-col border-b border-rule pb-7 ${index % 2 === 0 ? 'sm:border-r sm:pr-6' : 'sm:pl-6'}`}
          >
            <Link to={paths.product(newel.id)} className="group block no-underline">
              <img
                src={picturePath(newel.id)}
                alt=""
                width={400}
                height={500}
                loading="lazy"
                className="mx-auto h-72 w-full object-contain py-4"
              />
              <h3 className="title-card border-t border-rule pt-4 decoration-plotter decoration-1 underline-offset-5 group-hover:underline">
                {newel.title}
              </h3>
            </Link>
            <p className="mt-2 flex items-baseline gap-2.5">
              <b className="text-lg font-semibold">{formatDollars(newel.priceCents)}</b>
              <s className="text-[15px] text-ink-2">
                <span className="sr-only">was </span>
                {formatDollars(newel.originalCents)}
              </s>
            </p>
            <ul className="mt-3 mb-5 text-sm text-ink-2">
              {newel.features.slice(0, 3).map((feature) => (
                <li key={feature} className="py-0.5">
                  {feature}
                </li>
              ))}
            </ul>
            <div className="mt-auto flex flex-wrap gap-3">
              <ButtonLink to={paths.product(newel.id)} aria-label={`View Details: ${newel.title}`}>
                View Details
              </ButtonLink>
              <ButtonAnchor
                look="outline"
                href={quoteDraft(newel.title)}
                target="_blank"
                rel="noreferrer"
                aria-label={`Quick Quote: ${newel.title}`}
              >
                Quick Quote
              </ButtonAnchor>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
