import { SCENES, sharePath } from '@millrun/catalogue/scene'
import { BRACKET_KINDS, type BracketText } from '@millrun/catalogue/bracket'
import { families } from '../catalogue/families.ts'
import { kindFacet } from '../galleries/facet.ts'
import { GalleryClosing } from '../galleries/gallery-closing.tsx'
import { GalleryHeader, WayLink } from '../galleries/gallery-header.tsx'
import { TabbedGallery } from '../galleries/tabbed-gallery.tsx'
import { paths } from '../paths.ts'
import { PageMeta } from '../ui/page-meta.tsx'

const CATEGORY = kindFacet<keyof typeof BRACKET_KINDS, BracketText>(BRACKET_KINDS)

export function Page() {
  return (
    <div className="wrap">
      <PageMeta
        title="Handrail Brackets"
        description="Brackets that carry a rail along a wall, on a newel or over a tread, fixed and adjustable, each with its projection drawn."
        picture={sharePath(SCENES.painted)}
        path={paths.brackets}
      />
      <GalleryHeader
        scene={SCENES.painted}
        view="object-[50%_30%]"
        title="Handrail Brackets"
        lede="They hold the rail off the wall far enough for a hand. Screw them into studs, one every three to four feet."
      >
        <WayLink to={paths.rosettes} icon="arrow-right">
          Handrail Rosettes
        </WayLink>
      </GalleryHeader>
      <TabbedGallery
        products={families.brackets.use()}
        facet={CATEGORY}
        allTitle="All Brackets"
        count={(shown) => `Showing ${shown} ${shown === 1 ? 'product' : 'products'}`}
        card={(bracket) => ({ stand: 'piece', mark: BRACKET_KINDS[bracket.kind] })}
      />
      <GalleryClosing />
    </div>
  )
}
