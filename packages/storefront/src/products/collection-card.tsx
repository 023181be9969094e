import { picturePath } from '@millrun/catalogue/pictures/picture-path'
import { Link } from '../router/link.tsx'
import { quoteDraft } from '../mail-draft.ts'
import { ButtonAnchor } from '@millrun/ui/first/button.tsx'
import { ButtonLink } from '../page/button-link.tsx'
import { Photograph } from '../pictures/photograph.tsx'
import { PICTURE_STANDS } from '../pictures/picture-stand.ts'
import type { ProductCollection } from './product-collections.ts'

/** A collection with its picture, the way into its gallery and a quote. */
export function CollectionCard({ collection }: { collection: ProductCollection }) {
  const { id, title, text, gallery, productId, isPopular, stand } = collection
  return (
    <article
      id={id}
      className="scroll-mt-6 border-b border-ink sm:grid sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      <Link
        to={gallery}
        tabIndex={-1}
        aria-hidden="true"
        className="relative block h-64 overflow-hidden border-rule sm:h-auto sm:min-h-72 sm:border-r"
      >
        <Photograph
          src={picturePath(productId)}
          sizes="(min-width: 40rem) 40vw, 100vw"
          className={`absolute inset-0 size-full ${PICTURE_STANDS[stand]}`}
        />
      </Link>
      <div className="flex flex-col py-6 sm:py-8 sm:pl-8 lg:pl-12">
        <div className="flex items-baseline justify-between gap-4">
          <h2 className="title-part">{title}</h2>
          {isPopular ? (
            <span className="rounded-xs border border-ink px-2 text-[13px] leading-6 font-semibold">
              Popular
            </span>
          ) : null}
        </div>
        <p className="mt-3 max-w-[46ch] text-ink-2">{text}</p>
        <div className="mt-6 flex flex-wrap gap-3 sm:mt-auto sm:pt-8">
          <ButtonLink to={gallery} aria-label={`View Gallery: ${title}`}>
            View Gallery
          </ButtonLink>
          <ButtonAnchor
            look="outline"
            href={quoteDraft(title)}
            target="_blank"
            rel="noreferrer"
            aria-label={`Get Quote: ${title}`}
          >
            Get Quote
          </ButtonAnchor>
        </div>
      </div>
    </article>
  )
}
