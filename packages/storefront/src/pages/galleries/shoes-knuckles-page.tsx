import { SCENES, sharePath } from '@millrun/catalogue/pictures/scene'
import {
  SHOE_KNUCKLE_KINDS,
  type ShoeKnuckleText,
} from '@millrun/catalogue/families/shoes-knuckles/shoe-knuckle'
import { categoryFacet } from '@millrun/catalogue/families/gallery-words'
import { families } from '../../catalogue/families.ts'
import { GalleryStair } from '../../galleries/gallery-stair.tsx'
import { GalleryHeader } from '../../galleries/gallery-header.tsx'
import type { ListWords } from '../../galleries/order-pad/pad-words.ts'
import { TabbedGallery } from '../../galleries/tabbed-gallery.tsx'
import { LookChips } from '../../galleries/card/look-chips.tsx'
import { ViewDetails } from '../../galleries/card/view-details.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../page/button-link.tsx'
import { Measures } from '../../text/measures.tsx'
import { PageMeta } from '../../page/page-meta.tsx'

const KIND = categoryFacet<ShoeKnuckleText>(SHOE_KNUCKLE_KINDS, ({ kind }) => kind)

const LIST: ListWords<ShoeKnuckleText> = {
  title: 'Shoes and Knuckles',
  facts: ({ type, dimensions }) => ({ Type: type, Size: dimensions }),
  choice: 'Choices',
}

export function Page() {
  const products = families['shoes-knuckles'].use()
  return (
    <div className="wrap wrap-wide">
      <PageMeta
        title="Shoes and Knuckles"
        description="Iron shoes, knuckles and collars for round and square balusters from 1/2 to 3/4 inch, solid or hollow, in matching finishes."
        picture={sharePath(SCENES.bronze)}
        path={paths.shoesKnuckles}
      />
      <GalleryHeader
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
        list={LIST}
        columns={3}
        card={(product) => ({
          stand: 'piece',
          mark: product.kind,
          featureCount: 0,
          children: <CardWords product={product} />,
        })}
      />
      <GalleryStair scene={SCENES.bronze} view="object-[50%_92%]" />
      <section className="py-12 lg:py-16" aria-labelledby="explore">
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

/** What a card says of a shoe, a knuckle or a collar. */
function CardWords({ product }: { product: ShoeKnuckleText }) {
  return (
    <>
      <p className="mb-3 text-[13px] leading-[1.4] text-ink-2">
        {product.type}
        <span className="block">
          <Measures text={product.dimensions} />
        </span>
        <span className="block">{product.materials[0]}</span>
      </p>
      <div className="mb-3">
        <LookChips product={product} />
      </div>
      <ViewDetails product={product} />
    </>
  )
}
