import type { WoodBalusterText } from '@millrun/catalogue/wood-baluster'
import { SCENES, sharePath } from '@millrun/catalogue/scene'
import { families } from '../catalogue/families.ts'
import { GalleryClosing } from '../galleries/gallery-closing.tsx'
import { GalleryHeader, WayLink } from '../galleries/gallery-header.tsx'
import { Gallery } from '../galleries/gallery.tsx'
import type { ListWords } from '../galleries/list/list-words.ts'
import { SpeciesPanel } from '../galleries/species-panel.tsx'
import { woodRules } from '../galleries/wood-rules.ts'
import { paths } from '../paths.ts'
import { PageMeta } from '../ui/page-meta.tsx'

const LIST: ListWords<WoodBalusterText> = {
  title: 'Wood Balusters',
  facts: ({ series, type, dimensions }) => ({ Series: series, Top: type, Size: dimensions }),
  choice: 'Species',
}

export function Page() {
  const products = families['wood-balusters'].use().filter((product) => product.inGallery)
  return (
    <div className="wrap wrap-wide">
      <PageMeta
        title="Wood Balusters"
        description="Twenty turned and square wood balusters in oak, maple, poplar or hemlock: square tops, pin tops and long blocks, each with its sizes and its drawing."
        picture={sharePath(SCENES.craftsman)}
        path={paths.woodBalusters}
      />
      <GalleryHeader
        title="Wood Balusters"
        lede={
          <>
            Turned between square blocks or left square. A square top goes into a plowed rail, a pin
            top into one without a plow. Prices are for red oak:{' '}
            <a href="#species-prices" className="more">
              other woods
            </a>
          </>
        }
      >
        <WayLink to={paths.treads} icon="arrow-right">
          Stair Treads
        </WayLink>
      </GalleryHeader>
      <Gallery
        rules={woodRules}
        products={products}
        card={({ type }) => ({ mark: type })}
        list={LIST}
      />
      <SpeciesPanel />
      <GalleryClosing scene={SCENES.craftsman} view="object-[50%_38%]" />
    </div>
  )
}
