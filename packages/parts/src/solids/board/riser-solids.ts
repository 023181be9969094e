import type { RiserShape } from '@millrun/catalogue/shapes/tread-shape'
import type { Point } from '../../geometry/path.ts'
import type { Fineness } from '../form/fineness.ts'
import { type Ring, skinOver } from '../mesh/skin-over.ts'
import { drawnIn, easedSection } from '../rail/eased-section.ts'
import type { Solid } from '../solid.ts'
import { woodPiece } from '../wood-piece.ts'
import { ALONG } from './blank.ts'

const EASE_IN = 0.025
/** Above and below, less than at the upright edges; least where those are sharp. */
const LEVEL_EASE_IN = 0.015
const LEAST_EASE_IN = 0.005
const EASING_LINES = 3
/** Width of a saw cut. */
const KERF_IN = 0.09

/** A riser standing on y = 0, its face along z = 0; a mitred end is the left one seen from the front. */
export function riserSolids(shape: RiserShape, fineness: Fineness): readonly Solid[] {
  const { kerfs, isMitred, heightsIn } = shape
  const [heightIn] = heightsIn
  const plan = kerfs ? planOf(shape) : easedSection(planOf(shape), EASE_IN, fineness)
  const easing = easingOf(isMitred ? LEAST_EASE_IN : LEVEL_EASE_IN)
  const lower = easing.map(([upIn, drawnInIn]) => levelRing(plan, upIn, drawnInIn))
  const upper = easing.map(([downIn, drawnInIn]) => levelRing(plan, heightIn - downIn, drawnInIn))
  return [woodPiece('riser', skinOver([...lower, ...upper.toReversed()]), ALONG)]
}

/** Seen from above, anticlockwise from the left of the face; y is back from it. */
function planOf({ lengthIn, thickIn, isMitred, kerfs }: RiserShape): readonly Point[] {
  const count = kerfs === undefined ? 0 : Math.floor(lengthIn / kerfs.apartIn - 0.5)
  const floorIn = thickIn - (kerfs?.depthIn ?? 0)
  const cuts = Array.from({ length: count }, (_, index): readonly Point[] => {
    const middleIn = (count - index) * (kerfs?.apartIn ?? 0)
    const [fromIn, toIn] = [middleIn + KERF_IN / 2, middleIn - KERF_IN / 2]
    return [
      [fromIn, thickIn],
      [fromIn, floorIn],
      [toIn, floorIn],
      [toIn, thickIn],
    ]
  })
  return [
    [0, 0],
    [lengthIn, 0],
    [lengthIn, thickIn],
    ...cuts.flat(),
    [isMitred ? thickIn : 0, thickIn],
  ]
}

function levelRing(plan: readonly Point[], heightIn: number, drawnInIn: number): Ring {
  return drawnIn(plan, drawnInIn).map(([xIn, backIn]) => [xIn, heightIn, -backIn] as const)
}

/** How far from the end, and how much smaller. */
function easingOf(easeIn: number): readonly Point[] {
  return Array.from({ length: EASING_LINES + 1 }, (_, at): Point => {
    const angle = (at / EASING_LINES) * (Math.PI / 2)
    return [easeIn * (1 - Math.cos(angle)), easeIn * (1 - Math.sin(angle))]
  })
}
