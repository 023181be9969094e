import { TREAD_CATEGORIES, type TreadText } from '@millrun/catalogue/tread'
import { SCENES, sharePath } from '@millrun/catalogue/scene'
import { families } from '../catalogue/families.ts'
import { CardFacts } from '../galleries/card/card-facts.tsx'
import type { Facet } from '../galleries/filters/facet.ts'
import { GalleryClosing } from '../galleries/gallery-closing.tsx'
import { GalleryHeader, WayLink } from '../galleries/gallery-header.tsx'
import { SpeciesLine } from '../galleries/card/species-line.tsx'
import type { ListWords } from '../galleries/list/list-words.ts'
import { TabbedGallery } from '../galleries/tabbed-gallery.tsx'
import { paths } from '../paths.ts'
import { PageMeta } from '../ui/page-meta.tsx'

const CATEGORY: Facet<TreadText> = {
  id: 'category',
  name: 'Category',
  values: TREAD_CATEGORIES.map((category) => ({ value: category, label: category })),
  valuesOf: (tread) => [tread.category],
}

const LIST: ListWords<TreadText> = {
  title: 'Stair Treads',
  facts: ({ category, dimensions }) => ({ Kind: category, Size: dimensions }),
  choice: 'Choices',
}

export function Page() {
  const treads = families.treads.use().filter((tread) => tread.inGallery)
  return (
    <div className="wrap wrap-wide">
      <PageMeta
        title="Stair Treads"
        description="Solid stair treads, starting steps, risers, caps, nosing and landing treads in oak, maple, cherry and poplar, each with its sizes and a drawing."
        picture={sharePath(SCENES.painted)}
        path={paths.treads}
      />
      <GalleryHeader
        title="Stair Treads"
        lede="Everything one steps on, and what stands between. Prices are for red oak in the first length; a flight needs one riser more than it has treads."
      >
        <WayLink to={paths.newels} icon="arrow-right">
          Newel Posts
        </WayLink>
      </GalleryHeader>
      <TabbedGallery
        products={treads}
        facet={CATEGORY}
        allTitle="All Treads"
        count={(shown) => `Showing ${shown} ${shown === 1 ? 'product' : 'products'}`}
        list={LIST}
        card={(tread) => ({
          stand: tread.runsOut === true ? 'rail' : 'piece',
          mark: tread.category,
          featureCount: 1,
          children: (
            <CardFacts
              facts={{
                Species: <SpeciesLine names={tread.materials} />,
                Length: tread.lengths.join(', '),
                Height: tread.specifications['Height'],
              }}
            />
          ),
        })}
      />
      <GalleryClosing scene={SCENES.painted} view="object-[50%_92%]" />
    </div>
  )
}
