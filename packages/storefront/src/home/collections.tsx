import { picturePath } from '@millrun/catalogue/pictures/picture-path'
import { Link } from '../router/link.tsx'
import { paths } from '../paths.ts'
import { Photograph } from '../pictures/photograph.tsx'
import { PICTURE_STANDS } from '../pictures/picture-stand.ts'
import { type Collection, collectionHref, collections } from './collection-list.ts'
import { useId } from 'react'

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

/** Sections as a draughtsman cuts them: bar, nosing, 6010 rail (18 units to the inch) and box newel. */
const SECTIONS: Readonly<Record<Collection['anchor'], string>> = {
  balusters: 'M14 14h20v20H14z',
  treads: 'M46 17H11a7 7 0 0 0 0 14h35z',
  handrails:
    'M24 3.3c2.5 0 4.8 0 7.2.2 3 .4 5.500 1 7.200 2.100 2.600 1.600 4.200 3.200 4.500 5.400.4 2.700.2 4-.9 6.100-1.300 2.400-3 3.400-5.400 5.200-1.300 1-1.700 2-1.500 3.600.3 3.100 1.900 6.100 3.300 9-.3 1.900-1.400 3-3.200 3.600v2.700H12.800v-2.700c-1.800-.6-2.900-1.700-3.200-3.600 1.400-2.900 3-5.900 3.300-9 .2-1.600-.2-2.600-1.500-3.600-2.400-1.800-4.100-2.800-5.400-5.200C4.900 15 4.700 13.700 5.100 11c.3-2.200 1.900-3.800 4.500-5.400 1.700-1.100 4.200-1.700 7.200-2.100 2.400-.2 4.700-.2 7.200-.2z',
  newels: 'M6 6h36v36H6zM13 13v22h22V13z',
}

const HATCH = Array.from({ length: 16 }, (_, index) => `M${index * 6 - 48} 48l48-48`).join('')

/** The mark of a collection: its part, cut through and hatched. */
function SectionMark({ of }: { of: Collection['anchor'] }) {
  const clip = useId()
  return (
    <svg
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      className="size-9 shrink-0 lg:size-11"
      aria-hidden="true"
    >
      <clipPath id={clip}>
        <path d={SECTIONS[of]} clipRule="evenodd" />
      </clipPath>
      <path d={HATCH} strokeWidth="0.7" clipPath={`url(#${clip})`} className="text-ink-2" />
      <path d={SECTIONS[of]} strokeWidth="1.2" />
    </svg>
  )
}
