import { SCENES, sharePath } from '@millrun/catalogue/pictures/scene'
import { CollectionTile } from '../../designs/collection-tile.tsx'
import { BuiltOfParts } from '../../designs/built-of-parts.tsx'
import { ToDesignGallery } from '../../designs/to-design-gallery.tsx'
import { collections } from '../../home/collection-list.ts'
import { StatsStrip } from '../../home/stats-strip.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../page/button-link.tsx'
import { PageMeta } from '../../page/page-meta.tsx'

/** Where each tile stands on twelve columns, and the shape of its picture. */
const PLACES = [
  { tile: 'md:col-span-7', picture: 'aspect-4/3' },
  { tile: 'md:col-span-5 md:mt-28', picture: 'aspect-4/3 border-r border-rule' },
  { tile: 'md:col-span-5', picture: 'aspect-square border-r border-rule' },
  { tile: 'md:col-span-7 md:-mt-10', picture: 'aspect-5/4' },
] as const

/** Masonry Showcase: tiles of different sizes, set off against each other. */
export function Page() {
  return (
    <>
      <PageMeta
        title="Masonry Showcase"
        description="A home layout with an asymmetrical grid of the collections."
        picture={sharePath(SCENES.painted)}
        path={paths.design(2)}
      />
      <ToDesignGallery />
      <section className="wrap pt-4 lg:pt-6">
        <div className="items-end justify-between gap-6 pb-9 lg:flex">
          <h1 className="title-hero max-w-[10em]">The stair, part by part</h1>
          <ButtonLink look="outline" to={paths.products} className="mt-6 lg:mt-0">
            View All Products
          </ButtonLink>
        </div>
        <ul className="grid grid-cols-1 gap-x-6 gap-y-12 md:grid-cols-12">
          {collections.map((collection, index) => (
            <li key={collection.anchor} className={PLACES[index]?.tile}>
              <CollectionTile collection={collection} pictureClass={PLACES[index]?.picture ?? ''} />
            </li>
          ))}
        </ul>
      </section>
      <BuiltOfParts scene={SCENES.painted} />
      <div className="pt-18 lg:pt-28">
        <StatsStrip count={2} />
      </div>
    </>
  )
}
