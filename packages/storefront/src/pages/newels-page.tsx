import { NEWEL_FILTERS, type NewelText } from '@millrun/catalogue/newel'
import { SCENES, sharePath } from '@millrun/catalogue/scene'
import { families } from '../catalogue/families.ts'
import { CadNote } from '../galleries/card/cad-note.tsx'
import { CardFacts } from '../galleries/card/card-facts.tsx'
import type { Facet } from '../galleries/filters/facet.ts'
import { GalleryClosing } from '../galleries/gallery-closing.tsx'
import { GalleryHeader, WayLink } from '../galleries/gallery-header.tsx'
import { SpeciesLine } from '../galleries/card/species-line.tsx'
import type { ListWords } from '../galleries/list/list-words.ts'
import { TabbedGallery } from '../galleries/tabbed-gallery.tsx'
import { paths } from '../paths.ts'
import { PageMeta } from '../ui/page-meta.tsx'

const KIND: Facet<NewelText> = {
  id: 'category',
  name: 'Category',
  values: NEWEL_FILTERS.map((kind) => ({ value: kind, label: kind })),
  valuesOf: (newel) => [newel.kind],
}

const LIST: ListWords<NewelText> = {
  title: 'Newel Posts',
  facts: ({ kind, dimensions }) => ({ Kind: kind, Size: dimensions }),
  choice: 'Species',
}

export function Page() {
  const newels = families.newels.use().filter((newel) => newel.inGallery)
  return (
    <div className="wrap wrap-wide">
      <PageMeta
        title="Newel Posts"
        description="Box, turned, Mission and Craftsman newel posts, each with its species, its dimensions and a drawing."
        picture={sharePath(SCENES.bronze)}
        path={paths.newels}
      />
      <GalleryHeader
        title="Newel Posts"
        lede="The posts that carry the rail. Box newels are built up and hollow, turned ones come from one stick; landing newels are longer, because two rails meet in them."
      >
        <WayLink to={paths.newelPosts} icon="arrow-right">
          Starting and Landing Posts
        </WayLink>
      </GalleryHeader>
      <TabbedGallery
        products={newels}
        facet={KIND}
        allTitle="All"
        count={(shown, tab) => `Showing ${shown} ${shown === 1 ? 'product' : 'products'} in ${tab}`}
        list={LIST}
        card={(newel) => ({
          stand: 'post',
          mark: newel.kind,
          saving: 'dollars',
          featureCount: 0,
          children: (
            <>
              <CardFacts
                facts={{
                  Dimensions: newel.dimensions,
                  Style: newel.style,
                  Series: newel.series,
                  Species: <SpeciesLine names={newel.availableSpecies} />,
                }}
              />
              <CadNote />
            </>
          ),
        })}
      />
      <GalleryClosing scene={SCENES.bronze} view="object-[50%_28%]" />
    </div>
  )
}
