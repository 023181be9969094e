import { SCENES, sharePath } from '@millrun/catalogue/scene'
import { ROSETTE_KINDS, type RosetteText } from '@millrun/catalogue/rosette'
import { families } from '../catalogue/families.ts'
import { kindFacet } from '../galleries/filters/facet.ts'
import { GalleryClosing } from '../galleries/gallery-closing.tsx'
import { GalleryHeader, WayLink } from '../galleries/gallery-header.tsx'
import type { ListWords } from '../galleries/list/list-words.ts'
import { TabbedGallery } from '../galleries/tabbed-gallery.tsx'
import { paths } from '../paths.ts'
import { PageMeta } from '../ui/page-meta.tsx'

const SHAPE = kindFacet<keyof typeof ROSETTE_KINDS, RosetteText>(ROSETTE_KINDS)

const LIST: ListWords<RosetteText> = {
  title: 'Handrail Rosettes',
  facts: ({ kind, dimensions }) => ({ Shape: ROSETTE_KINDS[kind], Size: dimensions }),
  choice: 'Species',
  only: ({ materials }) => materials.join(', '),
}

export function Page() {
  return (
    <div className="wrap wrap-wide">
      <PageMeta
        title="Handrail Rosettes"
        description="Wood rosettes that end a handrail at a wall: square, round, oval, oblong and rectangle, each with its sizes and drawing."
        picture={sharePath(SCENES.balcony)}
        path={paths.rosettes}
      />
      <GalleryHeader
        title="Handrail Rosettes"
        lede="Where a rail runs into a wall, a rosette takes the screws and hides the joint. Choose one wider than the rail on every side."
      >
        <WayLink to={paths.brackets} icon="arrow-right">
          Handrail Brackets
        </WayLink>
      </GalleryHeader>
      <TabbedGallery
        products={families.rosettes.use()}
        facet={SHAPE}
        allTitle="All Rosettes"
        count={(shown) => `Showing ${shown} ${shown === 1 ? 'product' : 'products'}`}
        list={LIST}
        card={(rosette) => ({ stand: 'piece', mark: ROSETTE_KINDS[rosette.kind] })}
      />
      <GalleryClosing scene={SCENES.balcony} view="object-[50%_42%]" />
    </div>
  )
}
