import type { SpacePoint } from '@millrun/parts/geometry/space'
import { cross, unit } from '@millrun/parts/geometry/space'
import type { Coated } from '../coated/coated.ts'
import { turnedRound } from '@millrun/parts/turning/lathe'
import { meshOf } from '@millrun/parts/solids/mesh/mesh-of'
import { movedSolids } from '@millrun/parts/solids/moved-solids'
import type { Placement, Solid } from '@millrun/parts/solids/solid'
import { woodPiece } from '@millrun/parts/solids/wood-piece'
import type { Wood } from '@millrun/parts/materials/woods'

/** A counter stool: its seat is two feet above the floor. */
export const STOOL_IN = 24
const SEAT_THICK_IN = 1.4
const SEAT_RADIUS_IN = 6.6
const FOOT_OUT_IN = 7.2
const HEAD_OUT_IN = 4.4
const RUNGS_IN = [8, 9.5]

/** A round stool on four splayed legs, standing at a place. */
export function stool(at: Placement, wood: Wood): Coated {
  return { solids: movedSolids([seat(), leg(), ...rungs()], [at]), look: { wood } }
}

function seat(): Solid {
  const [lowIn, highIn] = [STOOL_IN - SEAT_THICK_IN, STOOL_IN]
  const edge = Array.from({ length: 13 }, (_, step) => {
    const angle = (Math.PI * step) / 12 - Math.PI / 2
    const half = SEAT_THICK_IN / 2
    return {
      heightIn: lowIn + half + half * Math.sin(angle),
      radiusIn: SEAT_RADIUS_IN - 0.35 + 0.35 * Math.cos(angle),
    }
  })
  const dished = [
    { heightIn: highIn - 0.1, radiusIn: 3 },
    { heightIn: highIn - 0.15, radiusIn: 0 },
  ]
  return woodPiece('seat', turnedRound([...edge, ...dished], 1.5), [1, 0, 0])
}

function leg(): Solid {
  const lengthIn = Math.hypot(FOOT_OUT_IN - HEAD_OUT_IN, STOOL_IN - 0.8)
  const mesh = meshOf(
    turnedRound(
      [
        { heightIn: 0, radiusIn: 0.5 },
        { heightIn: 8, radiusIn: 0.8 },
        { heightIn: lengthIn, radiusIn: 0.62 },
      ],
      1,
    ),
    40,
  )
  const placements = LEGS.map((angle) => {
    const way: SpacePoint = [
      (HEAD_OUT_IN - FOOT_OUT_IN) * Math.cos(angle),
      STOOL_IN - 0.8,
      (HEAD_OUT_IN - FOOT_OUT_IN) * Math.sin(angle),
    ]
    const foot: SpacePoint = [FOOT_OUT_IN * Math.cos(angle), 0.06, FOOT_OUT_IN * Math.sin(angle)]
    return along(foot, way)
  })
  return { name: 'leg', substance: 'wood', mesh, placements }
}

const LEGS = [0, 1, 2, 3].map((quarter) => Math.PI / 4 + (quarter * Math.PI) / 2)

function rungs(): readonly Solid[] {
  return LEGS.map((angle, index) => {
    const heightIn = RUNGS_IN[index % 2] ?? 8
    const outIn = FOOT_OUT_IN - ((FOOT_OUT_IN - HEAD_OUT_IN) * heightIn) / STOOL_IN
    const from: SpacePoint = [outIn * Math.cos(angle), heightIn, outIn * Math.sin(angle)]
    const next = angle + Math.PI / 2
    const to: SpacePoint = [outIn * Math.cos(next), heightIn, outIn * Math.sin(next)]
    const way: SpacePoint = [to[0] - from[0], 0, to[2] - from[2]]
    const bar = turnedRound(
      [
        { heightIn: 0, radiusIn: 0.4 },
        { heightIn: Math.hypot(...way), radiusIn: 0.4 },
      ],
      0.7,
    )
    return {
      name: 'rung',
      substance: 'wood',
      mesh: meshOf(bar, 40),
      placements: [along(from, way)],
    }
  })
}

/** Its own y along a way. */
function along(origin: SpacePoint, way: SpacePoint): Placement {
  const y = unit(way)
  const z = unit(cross([1, 0, 0.01], y))
  return { origin, x: cross(y, z), y, z }
}
