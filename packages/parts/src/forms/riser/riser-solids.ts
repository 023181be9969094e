import type { RiserShape } from '@millrun/catalogue/shapes/tread-shape'
import type { Point } from '../../geometry/path.ts'
import type { Fineness } from '../../solids/form/fineness.ts'
import { type Ring, skinOver } from '../../solids/mesh/skin-over.ts'
import { drawnIn, easedSection } from '../../solids/form/eased-section.ts'
import type { Solid } from '../../solids/solid.ts'
import { woodPiece } from '../../solids/wood-piece.ts'
import { ALONG, easedEnd } from '../board/blank.ts'
import { riserPlan } from './riser-plan.ts'

const EASE_IN = 0.025
/** Above and below, less than at the upright edges; least where those are sharp. */
const LEVEL_EASE_IN = 0.015
const LEAST_EASE_IN = 0.005

/** A riser standing on y = 0, its face along z = 0; a mitred end is the left one seen from the front. */
export function riserSolids(shape: RiserShape, fineness: Fineness): readonly Solid[] {
  const { kerfs, isMitred, lengthIn, heightsIn } = shape
  const [heightIn] = heightsIn
  const sawn = riserPlan(shape, lengthIn)
  const plan = kerfs ? sawn : easedSection(sawn, EASE_IN, fineness)
  const easing = easedEnd(isMitred ? LEAST_EASE_IN : LEVEL_EASE_IN)
  const lower = easing.map(([upIn, drawnInIn]) => levelRing(plan, upIn, drawnInIn))
  const upper = easing.map(([downIn, drawnInIn]) => levelRing(plan, heightIn - downIn, drawnInIn))
  return [woodPiece('riser', skinOver([...lower, ...upper.toReversed()]), ALONG)]
}

function levelRing(plan: readonly Point[], heightIn: number, drawnInIn: number): Ring {
  return drawnIn(plan, drawnInIn).map(([xIn, backIn]) => [xIn, heightIn, -backIn] as const)
}
