import { HOLLOW_WALL_IN } from '@millrun/catalogue/shapes/iron-baluster-shape'
import type { IronBalusterShape } from '@millrun/catalogue/shapes/iron-baluster-shape'
import type { Fineness } from '../../../solids/form/fineness.ts'
import { skinOver } from '../../../solids/mesh/skin-over.ts'
import { metalPiece } from '../../../solids/metal-piece.ts'
import { IN_PLACE, type Solid } from '../../../solids/solid.ts'
import { outlineLines } from './bar-outline.ts'
import { type BarRow, movedAlong, ringOf, slighter } from './bar-row.ts'
import type { BarRun } from './bar-runs.ts'

/** Edges are rounded already, and the sides of a twist fold by less than this between two rows. */
const EDGE_DEG = 62
/** What the saw leaves after the burr is taken off, in inches. */
const BURR_IN = 0.015
/** How far one sees up a hollow bar; beyond that it is shown solid. */
export const BORE_IN = 2

/** A run of bar with its ends: a hollow one is open at its foot. */
export function barPiece(run: BarRun, shape: IronBalusterShape, fineness: Fineness): Solid {
  const rows = withTop(withFoot(run, shape), shape)
  const lines = outlineLines(shape.section, fineness)
  const skin = skinOver(rows.map((row) => ringOf(row, lines)))
  return metalPiece('bar', skin, [IN_PLACE], EDGE_DEG)
}

function withFoot(run: BarRun, { isHollow }: IronBalusterShape): BarRun {
  const [foot, ...others] = run
  if (foot === undefined || foot.plane.origin[1] > 0) return run
  const rim = [slighter(foot, BURR_IN), movedAlong(foot, BURR_IN)]
  return [...(isHollow ? boreFrom(foot) : []), ...rim, ...others]
}

/** The inside of a hollow bar, from its blind end down to the rim. */
function boreFrom(foot: BarRow): readonly BarRow[] {
  const inside = slighter(foot, HOLLOW_WALL_IN)
  return [movedAlong(inside, BORE_IN), inside]
}

/** The shoulder that the pin stands on. */
function withTop(run: BarRun, { lengthIn, pin }: IronBalusterShape): BarRun {
  const top = run.at(-1)
  if (top === undefined || top.plane.origin[1] < lengthIn - pin.lengthIn) return run
  return [...run.slice(0, -1), movedAlong(top, -BURR_IN), slighter(top, BURR_IN)]
}
