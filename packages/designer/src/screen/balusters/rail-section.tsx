import { formatDollars } from '@millrun/commerce/dollars'
import { railOffers } from '@millrun/stair/choices/choices-offered'
import { fittedDesign } from '@millrun/stair/choices/fitted-design'
import type { Design } from '@millrun/stair/design/design'
import { hasFlight } from '@millrun/stair/layouts/layouts'
import { findRail } from '@millrun/stair/stock/rail-stock'
import { lineFor } from '@millrun/stair/stock/line-for'
import { useDesign } from '../design-state.tsx'
import { Term } from '../terms/term.tsx'
import { choosable, Misfits } from './misfits.tsx'
import { PickGrid } from './gallery/pick-grid.tsx'
import type { Tile } from './gallery/pick-tile.tsx'
import { SectionProblems } from './section-problems.tsx'
import { StartChoice } from './start-choice.tsx'
import { SystemChoice } from './system-choice.tsx'
import { tileOf } from './gallery/tile-of.ts'
import type { Picking } from './use-pick.ts'

/** The rail's profile, how it meets the newels, and how it begins. */
export function RailSection({ picking }: { readonly picking: Picking }) {
  const { design } = useDesign()
  const isKept = design.job === 'keep-rail'
  const from = picking.from('rail')
  const offers = railOffers(from)
  const tiles = choosable(offers, ({ id }) => id === design.railId).map((rail): Tile => {
    const { id, title, src } = tileOf(rail, design)
    return { id, title, src, ...(isKept ? {} : pricesOf(rail.id, design)) }
  })
  return (
    <>
      <SectionProblems places={['rail']} picking={picking} />
      {!isKept && <SystemChoice picking={picking} />}
      {!isKept && design.railSystem === 'over-the-post' && hasFlight(design) && (
        <StartChoice picking={picking} />
      )}
      <PickGrid
        groups={[
          {
            id: 'rails',
            name: isKept ? 'Which is most like your rail?' : 'Shape of the rail',
            tiles,
          },
        ]}
        chosen={design.railId}
        stand="rail"
        onPick={(railId) => picking.pick('rail', fittedDesign({ ...from, railId }))}
      />
      <p className="pt-2 text-[13px] leading-5 text-ink-2">
        Iron stands in drilled holes. A <Term word="plowed-rail">plowed rail</Term> is for wood
        balusters with a <Term word="square-top" />.
      </p>
      <Misfits offers={offers} nameOf={({ title }) => title} />
    </>
  )
}

/** A length of rail, as it is sold and for a foot. */
function pricesOf(railId: string, design: Design): Pick<Tile, 'price' | 'remark'> {
  const rail = findRail(railId)
  if (rail === undefined) return {}
  const lengthFt = rail.shape.lengthIn / 12
  const { unitPriceCents } = lineFor(rail.product, design)
  return {
    price: `${formatDollars(unitPriceCents)}, ${lengthFt} ft`,
    remark: `${formatDollars(Math.round(unitPriceCents / lengthFt))} a foot`,
  }
}
