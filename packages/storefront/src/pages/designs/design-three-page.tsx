import { picturePath } from '@millrun/catalogue/pictures/picture-path'
import { SCENES, sharePath } from '@millrun/catalogue/pictures/scene'
import { Link } from '../../router/link.tsx'
import { BuiltOfParts } from '../../designs/built-of-parts.tsx'
import { ToDesignGallery } from '../../designs/to-design-gallery.tsx'
import { collectionHref, collections, type Collection } from '../../home/collection-list.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../page/button-link.tsx'
import { PageMeta } from '../../page/page-meta.tsx'
import { Photograph } from '../../pictures/photograph.tsx'
import { PICTURE_STANDS, type PictureStand } from '../../pictures/picture-stand.ts'

const FIGURES = [
  { figure: '39+', label: 'years' },
  { figure: '5000+', label: 'clients' },
  { figure: '50k+', label: 'products delivered' },
  { figure: '100%', label: 'quality guaranteed' },
] as const

/** Full-Width Impact: four panels from edge to edge, with a card afloat on them. */
export function Page() {
  return (
    <>
      <PageMeta
        title="Full-Width Impact"
        description="A home layout with four full-height panels, one for each collection."
        picture={sharePath(SCENES.bronze)}
        path={paths.design(3)}
      />
      <ToDesignGallery />
      <section className="relative mt-3 border-y border-ink" aria-label="Collections">
        <Panels />
        <div className="m-5 border border-ink bg-paper p-6 lg:absolute lg:right-[max(3rem,calc(50vw-37rem))] lg:-bottom-20 lg:m-0 lg:w-[460px] lg:p-8">
          <h1 className="title-section">Elevating Every Space</h1>
          <p className="mt-3 text-ink-2">
            Iron and wood for the one piece of furniture that everybody in the house uses.
          </p>
          <ButtonLink to={paths.products} className="mt-5">
            Explore Products
          </ButtonLink>
        </div>
      </section>
      <section className="wrap pt-12 lg:pt-36" aria-label="Millrun in figures">
        <dl className="grid grid-cols-2 justify-between gap-x-9 gap-y-6 lg:flex">
          {FIGURES.map(({ figure, label }) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="mt-1 text-ink-2">{label}</dt>
              <dd className="font-serif text-[40px] leading-none tracking-[-0.02em] lg:text-[56px]">
                {figure}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <div className="pb-12 lg:pb-18">
        <BuiltOfParts scene={SCENES.bronze} />
      </div>
    </>
  )
}

/** In a high panel bars and posts run through; treads and rails come in from the right, their end in view. */
function panelStand({ anchor }: Collection): PictureStand {
  return anchor === 'treads' || anchor === 'handrails' ? 'rail' : 'bar'
}

function Panels() {
  return (
    <ul className="grid grid-cols-2 lg:grid-cols-4">
      {collections.map((collection, index) => (
        <li
          key={collection.anchor}
          className={`row-span-2 grid grid-cols-1 grid-rows-subgrid border-rule ${index % 2 === 1 ? 'border-l' : ''} ${index > 0 ? 'lg:border-l' : ''} ${index > 1 ? 'border-t lg:border-t-0' : ''}`}
        >
          <Link
            to={collectionHref(collection)}
            className="group row-span-2 grid grid-cols-1 grid-rows-subgrid no-underline"
          >
            <h2 className="border-b border-rule px-4 py-4 text-xl leading-tight decoration-plotter decoration-1 underline-offset-5 group-hover:underline lg:px-6 lg:text-2xl">
              {collection.tile}
            </h2>
            <Photograph
              src={picturePath(collection.productId)}
              sizes="(min-width: 64rem) 25vw, 50vw"
              wanted="soon"
              className={`h-[38vh] min-h-64 w-full lg:h-[max(560px,70vh)] ${PICTURE_STANDS[panelStand(collection)]}`}
            />
          </Link>
        </li>
      ))}
    </ul>
  )
}
