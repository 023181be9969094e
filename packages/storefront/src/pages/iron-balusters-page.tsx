import { SCENES, sharePath } from '@millrun/catalogue/scene'
import { families } from '../catalogue/families.ts'
import { FinishChips } from '../galleries/card/finish-chips.tsx'
import { GalleryClosing } from '../galleries/gallery-closing.tsx'
import { GalleryHeader } from '../galleries/gallery-header.tsx'
import { Gallery } from '../galleries/gallery.tsx'
import { ironList } from '../galleries/iron-list.ts'
import { ironRules } from '../galleries/iron-rules.ts'
import { paths } from '../paths.ts'
import { PageMeta } from '../ui/page-meta.tsx'

export function Page() {
  const products = families['iron-balusters'].use().filter((product) => product.inGallery)
  return (
    <div className="wrap wrap-wide">
      <PageMeta
        title="Iron Balusters"
        description="Baskets, twists, knuckles, ribbons, scrolls and panels in wrought iron, with shoes and knuckles to match. Filter by series, style and finish."
        picture={sharePath(SCENES.balcony)}
        path={paths.ironBalusters}
      />
      <GalleryHeader
        title="Iron Balusters"
        lede="Forged bars, twists, baskets, scrolls and panels. Shoes and knuckles match them by size and finish, so that patterns can be mixed on one stair."
      />
      <Gallery
        rules={ironRules}
        products={products}
        card={(product) => ({
          mark: product.isPopular ? 'Popular' : undefined,
          children: <FinishChips product={product} codes={product.availableColors} />,
        })}
        list={ironList}
      />
      <GalleryClosing scene={SCENES.balcony} view="object-[50%_78%]" />
    </div>
  )
}
