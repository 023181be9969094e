import type { NewelCapShape } from '@millrun/catalogue/shapes/hardware-shape'
import { hardwareRings } from './hardware-rings.ts'
import type { Ring } from '../../turning/ring.ts'
import type { Point } from '../../geometry/path.ts'
import { easedLine } from '../../solids/form/eased-line.ts'
import { type Fineness, linesFor } from '../../solids/form/fineness.ts'
import { turnedFrom } from '../../turning/lathe.ts'
import type { Facets } from '../../solids/mesh/facets.ts'
import { skinOver } from '../../solids/mesh/skin-over.ts'
import type { Solid } from '../../solids/solid.ts'
import { woodPiece } from '../../solids/wood-piece.ts'
import { levelRing } from '../../turning/level-ring.ts'
import { anglesFor } from '../../turning/section-radius.ts'
import { smoothProfile } from '../../turning/smooth-profile.ts'

const EASE_IN = 0.03

/** The top of a newel: a molded board with its grain level, and a ball turned with its grain upright. */
export function newelCapSolids(shape: NewelCapShape, fineness: Fineness): readonly Solid[] {
  const rings = hardwareRings(shape)
  const board = rings.filter(({ section }) => section === 'square')
  const cap = woodPiece('cap', squareBoard(board, fineness), [1, 0, 0])
  const ball = profileOf(
    rings.filter(({ section }) => section === 'round'),
    fineness,
  )
  return ball.length === 0 ? [cap] : [cap, woodPiece('ball', turnedFrom(ball, fineness), [0, 1, 0])]
}

function squareBoard(rings: readonly Ring[], fineness: Fineness): Facets {
  const angles = anglesFor(['square'], fineness)
  const levels = easedLine(profileOf(rings, fineness), EASE_IN, linesFor(4, fineness) - 1)
  return skinOver(
    levels.map(([halfIn, heightIn]) => levelRing({ section: 'square', halfIn, heightIn }, angles)),
  )
}

/** The side of a stack of rings, its curves followed closely. */
function profileOf(rings: readonly Ring[], fineness: Fineness): readonly Point[] {
  const side = rings.map(({ halfIn, heightIn }): Point => [halfIn, heightIn])
  return smoothProfile(side, fineness)
}
