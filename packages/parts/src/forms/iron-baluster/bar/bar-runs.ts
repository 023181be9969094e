import type { IronBalusterShape, IronOrnament } from '@millrun/catalogue/shapes/iron-baluster-shape'
import type { Fineness } from '../../../solids/form/fineness.ts'
import { endDepthIn, isInPlaceOfBar, lapIn, ornamentHeights, workedRows } from '../ornaments.ts'
import { stockSize } from './bar-outline.ts'
import { type BarRow, uprightRow } from './bar-row.ts'

/** Over this length a bar is drawn down to the depth that it ends in. */
const DRAWN_DOWN_IN = 0.6

/** A bar in one piece from one place to another, as rows from the bottom up. */
export type BarRun = readonly BarRow[]

/**
 * The bar of a baluster between the ornaments that take its place altogether. What is worked on the bar
 * itself, as a twist, is part of the run.
 */
export function barRuns(shape: IronBalusterShape, fineness: Fineness): readonly BarRun[] {
  const size = stockSize(shape.section, shape.barIn)
  const topIn = shape.lengthIn - shape.pin.lengthIn
  const runs: BarRun[] = []
  let run: BarRow[] = [uprightRow(0, size)]
  let turnDeg = 0
  for (const ornament of inOrder(shape)) {
    const [fromIn, toIn] = ornamentHeights(ornament)
    const worked = workedRows(ornament, size, turnDeg, fineness)
    if (worked === undefined) {
      const lap = lapIn(ornament, shape.barIn) ?? 0
      const end = { ...size, depthIn: endDepthIn(ornament, shape) ?? size.depthIn }
      const drawnIn = end.depthIn < size.depthIn ? DRAWN_DOWN_IN : 0
      const [below, above] = [fromIn - drawnIn, toIn + drawnIn]
      runs.push([...run, uprightRow(below, size, turnDeg), uprightRow(fromIn + lap, end, turnDeg)])
      run = [uprightRow(toIn - lap, end, turnDeg), uprightRow(above, size, turnDeg)]
    } else {
      run.push(...worked)
      if ('turns' in ornament) turnDeg += ornament.turns * 360
    }
  }
  return [...runs, [...run, uprightRow(topIn, size, turnDeg)]].flatMap(worthKeeping)
}

function inOrder({ ornaments }: IronBalusterShape): readonly IronOrnament[] {
  return ornaments
    .filter(isInPlaceOfBar)
    .toSorted((a, b) => ornamentHeights(a)[0] - ornamentHeights(b)[0])
}

/** The run without rows at one place; nothing of a run that has no length. */
function worthKeeping(run: BarRun): readonly BarRun[] {
  const rows = run.filter((row, index) => {
    const before = run[index - 1]
    return before === undefined || heightOf(row) - heightOf(before) > 1e-6
  })
  return rows.length < 2 ? [] : [rows]
}

function heightOf({ plane }: BarRow): number {
  return plane.origin[1]
}
