import { NEWEL_FILTERS } from '@millrun/catalogue/families/newels/newel'
import { families } from '../catalogue/families.ts'
import { ProductCard } from '../galleries/card/product-card.tsx'
import { CARD_BUTTON, ViewDetails } from '../galleries/card/view-details.tsx'
import { quoteDraft } from '../mail-draft.ts'

/** One newel of each kind with its price, for those who came for one. */
export function FeaturedNewels() {
  const newels = families.newels.use()
  const featured = NEWEL_FILTERS.map((kind) => newels.find((newel) => newel.kind === kind))
  return (
    <section
      id="newels"
      tabIndex={-1}
      aria-labelledby="featured"
      className="scroll-mt-6 pt-12 outline-none lg:pt-16"
    >
      <h2 id="featured" className="title-part mb-5">
        Featured newels
      </h2>
      <ul className="grid overflow-clip border-t border-b border-ink sm:grid-cols-2 xl:grid-cols-3">
        {featured.map((newel) =>
          newel === undefined ? null : (
            <ProductCard
              key={newel.id}
              product={newel}
              stand="post"
              mark={newel.kind}
              isTarget={false}
              isFirst={false}
            >
              <div className="mt-auto flex flex-wrap gap-2">
                <ViewDetails product={newel} />
                <a
                  href={quoteDraft(newel.title)}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={`Quick Quote: ${newel.title}`}
                  className={CARD_BUTTON}
                >
                  Quick Quote
                </a>
              </div>
            </ProductCard>
          ),
        )}
      </ul>
    </section>
  )
}
