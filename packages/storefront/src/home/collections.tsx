import { picturePath } from '@millrun/catalogue/picture-path'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { Photograph } from '../ui/photograph.tsx'
import { PICTURE_STANDS } from '../ui/picture-stand.ts'
import { collectionHref, collections } from './collection-list.ts'
import { SectionMark } from './section-mark.tsx'

/** The four collections as ruled columns of a catalogue. */
export function Collections() {
  return (
    <section className="wrap py-18 lg:py-28" aria-labelledby="collections">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-3 lg:mb-9">
        <h2 id="collections" className="title-section">
          Four collections
        </h2>
        <Link to={paths.products} className="more">
          See all products
        </Link>
      </div>
      <ul className="grid grid-cols-2 border-t border-ink lg:grid-cols-4">
        {collections.map((collection, index) => (
          <li
            key={collection.anchor}
            className={`border-rule ${index % 2 === 1 ? 'border-l' : ''} ${index > 1 ? 'border-t border-t-ink lg:border-t-0' : ''} ${index > 0 ? 'lg:border-l' : ''}`}
          >
            <Link to={collectionHref(collection)} className="group block h-full no-underline">
              <div className="h-59 overflow-hidden border-b border-rule md:h-80 lg:h-98">
                <Photograph
                  src={picturePath(collection.productId)}
                  sizes="(min-width: 64rem) 320px, 50vw"
                  className={`size-full ${PICTURE_STANDS[collection.stand]}`}
                />
              </div>
              <div
                className={`py-5 pr-3 lg:pr-6 ${index % 2 === 1 ? 'pl-3.5' : ''} ${index > 0 ? 'lg:pl-6' : 'lg:pl-0'}`}
              >
                <div className="flex items-start justify-between gap-3">
                  <h3 className="text-2xl leading-tight tracking-[-0.015em] decoration-plotter decoration-1 underline-offset-5 group-hover:underline lg:text-[28px]">
                    {collection.title}
                  </h3>
                  <SectionMark of={collection.anchor} />
                </div>
                <p className="mt-1.5 max-w-[26ch] text-sm leading-snug text-ink-2 lg:text-[15px]">
                  {collection.text}
                </p>
              </div>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
