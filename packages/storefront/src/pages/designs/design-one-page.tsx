import { SCENES, sharePath } from '@millrun/catalogue/pictures/scene'
import { business } from '@millrun/commerce/business'
import { CollectionTile } from '../../designs/collection-tile.tsx'
import { BuiltOfParts } from '../../designs/built-of-parts.tsx'
import { ToDesignGallery } from '../../designs/to-design-gallery.tsx'
import { collections } from '../../home/collection-list.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../page/button-link.tsx'
import { PageMeta } from '../../page/page-meta.tsx'

/** Minimalist Grid: four equal tiles between rules, much paper, one short story. */
export function Page() {
  return (
    <>
      <PageMeta
        title="Minimalist Grid"
        description="A quiet home layout: four collections in a grid and the story of the shop."
        picture={sharePath(SCENES['straight-lines'])}
        path={paths.design(1)}
      />
      <ToDesignGallery />
      <section className="wrap pt-9 pb-9 text-center lg:pt-16 lg:pb-14">
        <h1 className="title-hero mx-auto max-w-[12em]">Parts of a stair, and nothing else</h1>
        <ButtonLink to={paths.products} className="mt-8">
          Explore Products
        </ButtonLink>
      </section>
      <section className="wrap" aria-label="Collections">
        <ul className="mx-auto grid max-w-[1000px] border-x border-t border-rule border-t-ink sm:grid-cols-2">
          {collections.map((collection) => (
            <li
              key={collection.anchor}
              className="border-b border-rule pb-6 last:border-b-ink sm:odd:border-r sm:nth-3:border-b-ink [&_a>div:last-child]:px-5"
            >
              <CollectionTile collection={collection} pictureClass="aspect-4/3" />
            </li>
          ))}
        </ul>
      </section>
      <BuiltOfParts scene={SCENES['straight-lines']} />
      <section className="wrap py-18 lg:py-28" aria-labelledby="crafted">
        <div className="mx-auto max-w-[640px] text-center">
          <h2 id="crafted" className="title-section">
            Crafted Since {business.since}
          </h2>
          <p className="mt-5 text-lg text-balance">
            One lathe, then a mill, then a warehouse and a showroom. What has not changed is the
            drawing on the wall: each part is cut to a dimension that you can check.
          </p>
          <ButtonLink look="outline" to={paths.about} className="mt-7">
            Read our story
          </ButtonLink>
        </div>
      </section>
    </>
  )
}
