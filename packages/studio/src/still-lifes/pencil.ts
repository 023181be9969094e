import type { ProfilePoint } from '@millrun/parts/turning/lathe-profile'
import type { SpacePoint } from '@millrun/parts/geometry/space'
import type { Look, Coated } from '../coated/coated.ts'
import { turnedRound } from '@millrun/parts/turning/lathe'
import type { Facets } from '@millrun/parts/solids/mesh/facets'
import { meshOf } from '@millrun/parts/solids/mesh/mesh-of'
import { skinOver } from '@millrun/parts/solids/mesh/skin-over'
import { movedSolids } from '@millrun/parts/solids/moved-solids'
import { IN_PLACE, type Placement } from '@millrun/parts/solids/solid'

/** Across the flats and over the length: a common pencil. */
const FLATS_IN = 0.27
const PENCIL_IN = 7.5
/** How high its middle lies when it rests on one of its flats. */
export const PENCIL_LIFT_IN = FLATS_IN / 2
const FERRULE_IN = 0.55
const RUBBER_IN = 0.45
const POINT_IN = 0.95
const LEAD_IN = 0.16
/** Of the cone that the sharpener leaves. */
const SLOPE = (FLATS_IN * 0.58) / POINT_IN

/** A sharpened yellow pencil along the y of its placement, the rubber at its origin. */
export function pencil(at: Placement): readonly Coated[] {
  const barrelIn = RUBBER_IN + FERRULE_IN
  const rubber = turnedRound(rounded(RUBBER_IN + 0.02, 0.125), 1)
  const ferrule = turnedRound(ferruleProfile(), 1)
  const lead = turnedRound(
    [PENCIL_IN - LEAD_IN - 0.001, PENCIL_IN - 0.02, PENCIL_IN].map(onCone),
    1,
  )
  const pieceOf = (name: string, facets: Facets, look: Look): Coated => ({
    solids: movedSolids(
      [{ name, substance: 'wood', mesh: meshOf(facets, 30), placements: [IN_PLACE] }],
      [at],
    ),
    look,
  })
  return [
    pieceOf('rubber', rubber, { paint: '#cf7d74', roughness: 0.8 }),
    pieceOf('ferrule', ferrule, { finish: 'VB' }),
    pieceOf('barrel', barrel(barrelIn), { paint: '#d99a1c', roughness: 0.3 }),
    pieceOf('point', cone(), { wood: 'alder' }),
    pieceOf('lead', lead, { paint: '#2c2c2f', roughness: 0.35 }),
  ]
}

function onCone(heightIn: number): ProfilePoint {
  return { heightIn, radiusIn: Math.max(0.008, (PENCIL_IN - heightIn) * SLOPE) }
}

/** Six flats up to where the sharpener cut them. */
function barrel(fromIn: number): Facets {
  return skinOver([hexagon(() => fromIn), hexagon(cutAtIn)])
}

/** The cone goes on from where it cut the flats, which leaves its scallops. */
function cone(): Facets {
  const toIn = PENCIL_IN - LEAD_IN
  const rings = [0.75, 0.5, 0.25, 0].map((share) => {
    const heightIn = toIn - share * (toIn - cutAtIn(FLATS_IN / 2))
    return hexagon(
      () => heightIn,
      () => onCone(heightIn).radiusIn,
    )
  })
  return skinOver([hexagon(cutAtIn), ...rings])
}

/** Height at which the cone is so wide. */
function cutAtIn(radiusIn: number): number {
  return PENCIL_IN - radiusIn / SLOPE
}

const AROUND = 72

/** A line round the barrel, its corners a little rounded, or round the cone. */
function hexagon(
  heightAt: (radiusIn: number) => number,
  radiusAt = (radiusIn: number) => radiusIn,
): readonly SpacePoint[] {
  return Array.from({ length: AROUND }, (_, at): SpacePoint => {
    const angle = (2 * Math.PI * at) / AROUND
    const off = (angle % (Math.PI / 3)) - Math.PI / 6
    const flat = Math.min(FLATS_IN / 2 / Math.cos(off), FLATS_IN * 0.565)
    const radiusIn = radiusAt(flat)
    return [radiusIn * Math.sin(angle), heightAt(flat), radiusIn * Math.cos(angle)]
  })
}

function rounded(lengthIn: number, radiusIn: number): readonly ProfilePoint[] {
  const end = Array.from({ length: 7 }, (_, step): ProfilePoint => {
    const angle = (Math.PI / 2) * (step / 6)
    return {
      heightIn: 0.06 * (1 - Math.sin(angle)),
      radiusIn: radiusIn - 0.06 * (1 - Math.cos(angle)),
    }
  }).toReversed()
  return [
    ...end.map((point, at) => (at === 0 ? { ...point, heightIn: 0 } : point)),
    { heightIn: lengthIn, radiusIn },
  ]
}

/** Crimped in two rings. */
function ferruleProfile(): readonly ProfilePoint[] {
  return Array.from({ length: 45 }, (_, step): ProfilePoint => {
    const share = step / 44
    const crimp =
      Math.max(0, Math.sin(share * Math.PI * 8)) * (share > 0.25 && share < 0.75 ? 0.007 : 0)
    return { heightIn: RUBBER_IN + share * (FERRULE_IN + 0.02), radiusIn: 0.141 - crimp }
  })
}
