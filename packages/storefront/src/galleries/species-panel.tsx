import {
  CRAFTSMAN_S4S_SPECIES,
  SPECIES_NAMES,
  WOOD_BALUSTER_SPECIES,
} from '@millrun/catalogue/species'
import { percentChange } from '../product/choices/price-changes.ts'
import { swatchPath, SwatchChip } from '../ui/swatch.tsx'

const ADJUSTMENTS = [
  ...Object.entries(WOOD_BALUSTER_SPECIES).map(line('')),
  ...Object.entries(CRAFTSMAN_S4S_SPECIES)
    .filter(([slug]) => !(slug in WOOD_BALUSTER_SPECIES))
    .map(line('Craftsman S4S only')),
]

/** What each wood does to the prices of the wood balusters. */
export function SpeciesPanel() {
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
