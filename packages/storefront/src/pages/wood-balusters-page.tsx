import { SCENES, sharePath } from '@millrun/catalogue/scene'
import { families } from '../catalogue/families.ts'
import { GalleryClosing } from '../galleries/gallery-closing.tsx'
import { GalleryHeader, WayLink } from '../galleries/gallery-header.tsx'
import { Gallery } from '../galleries/gallery.tsx'
import { SpeciesPanel } from '../galleries/species-panel.tsx'
import { woodRules } from '../galleries/wood-rules.ts'
import { paths } from '../paths.ts'
import { PageMeta } from '../ui/page-meta.tsx'

export function Page() {
  const products = families['wood-balusters'].use().filter((product) => product.inGallery)
  return (
    <div className="wrap">
      <PageMeta
        title="Wood Balusters"
        description="Twenty turned and square wood balusters in oak, maple, poplar or hemlock: square tops, pin tops and long blocks, each with its sizes and its drawing."
        picture={sharePath(SCENES.craftsman)}
        path={paths.woodBalusters}
      />
      <GalleryHeader
        scene={SCENES.craftsman}
        view="object-[50%_38%]"
        title="Wood Balusters"
        lede="Turned between square blocks or left square, in the wood of your stair. A square top goes into a plowed rail, a pin top into one without a plow."
      >
        <WayLink to={paths.treads} icon="arrow-right">
          Stair Treads
        </WayLink>
      </GalleryHeader>
      <SpeciesPanel />
      <Gallery rules={woodRules} products={products} />
      <GalleryClosing />
    </div>
  )
}
