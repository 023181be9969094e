import {
  WOOD_BALUSTER_SERIES,
  WOOD_BALUSTER_TYPES,
  type WoodBalusterText,
} from '@millrun/catalogue/families/wood-balusters/wood-baluster'
import { facetOf } from '@millrun/catalogue/families/gallery-words'
import { SCENES, sharePath } from '@millrun/catalogue/pictures/scene'
import { families } from '../../catalogue/families.ts'
import { GalleryClosing } from '../../galleries/gallery-closing.tsx'
import { GalleryHeader } from '../../galleries/gallery-header.tsx'
import { WayLink } from '../../text/way-link.tsx'
import { Gallery } from '../../galleries/gallery.tsx'
import type { ListWords } from '../../galleries/order-pad/pad-words.ts'
import { paths } from '../../paths.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import type { GalleryRules } from '../../galleries/gallery-view.ts'
import {
  NAME,
  PRICE_HIGH_TO_LOW,
  PRICE_LOW_TO_HIGH,
  SERIES,
} from '../../galleries/rules/sort-orders.ts'
import {
  CRAFTSMAN_S4S_SPECIES,
  WOOD_BALUSTER_SPECIES,
} from '@millrun/catalogue/choosing/species-prices'
import { SPECIES_NAMES } from '@millrun/catalogue/choosing/species'
import { percentChange } from '../../page/price-changes.ts'
import { swatchPath, SwatchChip } from '../../page/swatch.tsx'

const LIST: ListWords<WoodBalusterText> = {
  title: 'Wood Balusters',
  facts: ({ series, type, dimensions }) => ({ Series: series, Top: type, Size: dimensions }),
  choice: 'Species',
}

export function Page() {
  const products = families['wood-balusters'].use()
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

/** What can be asked of the wood balusters. */
const woodRules: GalleryRules<WoodBalusterText> = {
  facets: [
    facetOf('series', 'Series', WOOD_BALUSTER_SERIES.toSorted(), ({ series }) => series),
    facetOf('type', 'Type', WOOD_BALUSTER_TYPES, ({ type }) => type),
  ],
  sorts: [NAME, SERIES, PRICE_LOW_TO_HIGH, PRICE_HIGH_TO_LOW],
}

const ADJUSTMENTS = [
  ...Object.entries(WOOD_BALUSTER_SPECIES).map(line('')),
  ...Object.entries(CRAFTSMAN_S4S_SPECIES)
    .filter(([slug]) => !(slug in WOOD_BALUSTER_SPECIES))
    .map(line('Craftsman S4S only')),
]

/** What each wood does to the prices of the wood balusters. */
function SpeciesPanel() {
  return (
    <section aria-labelledby="species-prices" className="border-b border-ink py-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="species-prices" className="title-card">
          Species Price Adjustments
        </h2>
        <p className="text-sm text-ink-2">Prices above are for red oak.</p>
      </div>
      <ul className="mt-4 grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3 lg:grid-cols-6">
        {ADJUSTMENTS.map(({ slug, name, change, note }) => (
          <li key={slug} className="flex gap-3">
            <SwatchChip src={swatchPath('species', slug)} />
            <span className="leading-tight">
              {name}
              <span className="block font-semibold">{change}</span>
              {note !== '' && <span className="text-[13px] text-ink-2">{note}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function line(note: string) {
  return ([slug, percent]: [string, number]) => ({
    slug,
    name: Object.entries(SPECIES_NAMES).find(([known]) => known === slug)?.[1] ?? slug,
    change: percent === 100 ? 'Base price' : percentChange(percent),
    note,
  })
}
