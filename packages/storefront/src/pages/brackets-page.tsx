import { SCENES, sharePath } from '@millrun/catalogue/scene'
import { BRACKET_KINDS, type BracketText } from '@millrun/catalogue/bracket'
import { families } from '../catalogue/families.ts'
import { kindFacet } from '../galleries/filters/facet.ts'
import { GalleryClosing } from '../galleries/gallery-closing.tsx'
import { GalleryHeader, WayLink } from '../galleries/gallery-header.tsx'
import type { ListWords } from '../galleries/list/list-words.ts'
import { TabbedGallery } from '../galleries/tabbed-gallery.tsx'
import { paths } from '../paths.ts'
import { PageMeta } from '../ui/page-meta.tsx'

const CATEGORY = kindFacet<keyof typeof BRACKET_KINDS, BracketText>(BRACKET_KINDS)

const LIST: ListWords<BracketText> = {
  title: 'Handrail Brackets',
  facts: ({ kind, dimensions }) => ({ Kind: BRACKET_KINDS[kind], Size: dimensions }),
  choice: 'Finish',
  only: ({ materials }) => materials.at(-1) ?? '',
}

export function Page() {
  return (
    <div className="wrap wrap-wide">
      <PageMeta
        title="Handrail Brackets"
        description="Brackets that carry a rail along a wall, on a newel or over a tread, fixed and adjustable, each with its projection drawn."
        picture={sharePath(SCENES.painted)}
        path={paths.brackets}
      />
      <GalleryHeader
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
        list={LIST}
        card={(bracket) => ({ stand: 'piece', mark: BRACKET_KINDS[bracket.kind] })}
      />
      <GalleryClosing scene={SCENES.painted} view="object-[50%_30%]" />
    </div>
  )
}
