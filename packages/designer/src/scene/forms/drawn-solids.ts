import { placedWithin } from '@millrun/parts/solids/placed-within'
import type { Placement, Solid } from '@millrun/parts/solids/solid'
import type { PlacedPart } from '@millrun/stair/placements/placed-parts'
import { type Cut, type DrawnPart, drawnPart, UNCUT } from './drawn-part.ts'
import type { Place } from '../part-draws.ts'

/** Parts of one form and one material: a draw for each of its solids. */
export interface DrawnGroup {
  readonly key: string
  readonly drawn: DrawnPart
  /** One of them, for its material. */
  readonly part: PlacedPart
  readonly places: readonly Place[]
}

/** What is to be drawn, gathered so that the fewest forms and draws do. */
export function drawnGroups(
  parts: readonly PlacedPart[],
  lookKey: (part: PlacedPart) => string,
): ReadonlyMap<string, DrawnGroup> {
  const groups = new Map<string, DrawnGroup & { readonly places: Place[] }>()
  for (const part of parts) {
    const drawn = drawnPart(part)
    const key = `${drawn.formKey} ${lookKey(part)}`
    const group = groups.get(key) ?? { key, drawn, part, places: [] }
    groups.set(key, group)
    for (const placement of part.placements) {
      group.places.push({ placement: sunk(placement, drawn.sunkIn), cut: drawn.cut })
    }
  }
  return groups
}

/** Where a solid of a group is drawn: in every place of the part, in each of its own places. */
export function solidPlaces({ places }: DrawnGroup, { placements }: Solid): readonly Place[] {
  return places.flatMap(({ placement, cut }) =>
    placements.map((piece) => ({
      placement: placedWithin(placement, piece),
      cut: cutWithin(piece, cut),
    })),
  )
}

/** Only what stands on the foot of its part is cut: ornaments sit higher. */
function cutWithin({ origin, y }: Placement, cut: Cut): Cut {
  return y[1] > 0.999 && origin[1] === 0 ? cut : UNCUT
}

function sunk(placement: Placement, byIn: number): Placement {
  if (byIn === 0) return placement
  const { origin: o, y } = placement
  return { ...placement, origin: [o[0] - y[0] * byIn, o[1] - y[1] * byIn, o[2] - y[2] * byIn] }
}
