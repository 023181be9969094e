import { formatDollars } from '@millrun/commerce/dollars'
import { railOffers } from '../../compatibility/choices-offered.ts'
import { fittedDesign } from '../../compatibility/fitted-design.ts'
import type { Design } from '../../design/design.ts'
import { findRail } from '../../stock/rail-stock.ts'
import { lineFor } from '../../stock/line-for.ts'
import { useDesign } from '../design-state.tsx'
import { Term } from '../terms/term.tsx'
import { Misfits } from './misfits.tsx'
import { PickGrid } from './pick-grid.tsx'
import type { Tile } from './pick-tile.tsx'
import { SectionProblems } from './section-problems.tsx'
import { StartChoice } from './start-choice.tsx'
import { SystemChoice } from './system-choice.tsx'
import { tileOf } from './tile-of.ts'
import type { Picking } from './use-pick.ts'

/** The rail's profile, how it meets the newels, and how it begins. */
export function RailSection({ picking }: { readonly picking: Picking }) {
  const { design } = useDesign()
  const isKept = design.job === 'keep-rail'
  const from = picking.from('rail')
  const offers = railOffers(from)
  const tiles = offers
    .filter(({ value, fit }) => fit.ok || value.id === design.railId)
    .map(({ value }): Tile => {
      const { id, title, src } = tileOf(value, design)
      return { id, title, src, ...(isKept ? {} : pricesOf(value.id, design)) }
    })
  return (
    <>
      <SectionProblems places={['rail']} picking={picking} />
      {!isKept && <SystemChoice picking={picking} />}
      {!isKept && design.railSystem === 'over-the-post' && design.layout !== 'balcony' && (
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
      <Misfits
        misfits={offers.flatMap(({ value, fit }) =>
          fit.ok ? [] : [{ name: value.title, reason: fit.reason }],
        )}
      />
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
