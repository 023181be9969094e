import type { HandrailText } from '@millrun/catalogue/handrail'
import { SCENES, sharePath } from '@millrun/catalogue/scene'
import { families } from '../catalogue/families.ts'
import { CardFacts } from '../galleries/card/card-facts.tsx'
import { LookChips } from '../galleries/card/look-chips.tsx'
import type { Facet } from '../galleries/filters/facet.ts'
import { GalleryClosing } from '../galleries/gallery-closing.tsx'
import { GalleryHeader, WayLink } from '../galleries/gallery-header.tsx'
import type { ListWords } from '../galleries/list/list-words.ts'
import { TabbedGallery } from '../galleries/tabbed-gallery.tsx'
import { paths } from '../paths.ts'
import { PageMeta } from '../ui/page-meta.tsx'

const CATEGORIES = [
  'Handrails',
  'Wall Rails',
  'Classic Rails',
  'Plowed Rails',
  'Craftsman Rails',
  'Bending Rails',
  'Traditional Rails',
] as const

const CATEGORY: Facet<HandrailText> = {
  id: 'category',
  name: 'Category',
  values: CATEGORIES.map((category) => ({ value: category, label: category })),
  valuesOf: (product) => [product.category],
}

const LIST: ListWords<HandrailText> = {
  title: 'Handrails',
  facts: ({ specifications }) => ({
    Profile: specifications['Profile'] ?? '',
    Section: specifications['Section'] ?? '',
  }),
  choice: 'Length, species',
}

export function Page() {
  const products = families.handrails.use()
  return (
    <div className="wrap wrap-wide">
      <PageMeta
        title="Handrails"
        description="Stair handrails by profile: plain, plowed, wall and bending rail, in lengths up to twenty feet, each with its section drawn."
        picture={sharePath(SCENES['straight-lines'])}
        path={paths.handrails}
      />
      <GalleryHeader
        title="Handrails"
        lede="By profile, in lengths up to 20 feet. A plowed rail takes square-top balusters and a fillet; a plain one is drilled for pins and iron."
      >
        <WayLink to={paths.fittings} icon="arrow-right">
          Handrail Fittings
        </WayLink>
      </GalleryHeader>
      <TabbedGallery
        products={products}
        facet={CATEGORY}
        allTitle="All Rails"
        count={(shown) => `Showing ${shown} ${shown === 1 ? 'product' : 'products'}`}
        list={LIST}
        card={(product) => ({
          stand: 'rail',
          mark: product.category,
          featureCount: 1,
          children: (
            <>
              <CardFacts
                facts={{
                  Profile: product.specifications['Profile'],
                  Length: product.specifications['Length'],
                }}
              />
              <LookChips product={product} />
            </>
          ),
        })}
      />
      <GalleryClosing scene={SCENES['straight-lines']} view="object-[50%_62%]" />
    </div>
  )
}
