import { SCENES, sharePath } from '@millrun/catalogue/scene'
import { SHOE_KNUCKLE_KINDS, type ShoeKnuckleText } from '@millrun/catalogue/shoe-knuckle'
import { families } from '../catalogue/families.ts'
import type { Facet } from '../galleries/facet.ts'
import { GalleryHeader } from '../galleries/gallery-header.tsx'
import { TabbedGallery } from '../galleries/tabbed-gallery.tsx'
import { ViewDetails } from '../galleries/view-details.tsx'
import { paths } from '../paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { PageMeta } from '../ui/page-meta.tsx'

const KIND: Facet<ShoeKnuckleText> = {
  id: 'category',
  name: 'Category',
  values: SHOE_KNUCKLE_KINDS.map((kind) => ({ value: kind, label: kind })),
  valuesOf: (product) => [product.kind],
}

export function Page() {
  const products = families['shoes-knuckles'].use()
  return (
    <div className="wrap">
      <PageMeta
        title="Shoes and Knuckles"
        description="Iron shoes, knuckles and collars for round and square balusters from 1/2 to 3/4 inch, solid or hollow, in matching finishes."
        picture={sharePath(SCENES.bronze)}
        path={paths.shoesKnuckles}
      />
      <GalleryHeader
        scene={SCENES.bronze}
        view="object-[50%_92%]"
        title="Shoes and Knuckles Gallery"
        crumb="Shoes and Knuckles"
        lede={
          <>
            Shoes and knuckles match baluster size and finish. They come solid or hollow (lite),
            round or square, with openings of 1/2", 9/16", 3/4" and 5/8".
          </>
        }
      />
      <TabbedGallery
        products={products}
        facet={KIND}
        allTitle="All Products"
        count={(shown) => `Showing ${shown} products`}
        card={(product) => ({
          stand: 'piece',
          mark: product.kind,
          featureCount: 0,
          children: (
            <>
              <p className="mb-4 text-sm text-ink-2">{product.type}</p>
              <ViewDetails product={product} />
            </>
          ),
        })}
      />
      <section className="py-18 lg:py-28" aria-labelledby="explore">
        <h2 id="explore" className="title-section">
          Explore More Collections
        </h2>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink look="outline" to={paths.products}>
            Back to Products
          </ButtonLink>
          <ButtonLink to={paths.ironBalusters}>Iron Balusters</ButtonLink>
          <ButtonLink to={paths.woodBalusters}>Wood Balusters</ButtonLink>
        </div>
      </section>
    </div>
  )
}
