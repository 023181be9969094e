import type { IronBalusterShape, IronOrnament } from '@millrun/catalogue/shapes/iron-baluster-shape'
import { ornamentSpan, replacesBar } from '../../elevations/iron/ornament-span.ts'
import { panelLap } from '../../elevations/iron/panel.ts'
import type { Fineness } from '../form/fineness.ts'
import { type BarSize, stockSize } from './bar-outline.ts'
import { bellyRows } from './belly-rows.ts'
import { type BarRow, uprightRow } from './bar-row.ts'
import { ribbonRows } from './ribbon-rows.ts'
import { twistRows } from './twist-rows.ts'

/** A bar in one piece from one place to another, as rows from the bottom up. */
export type BarRun = readonly BarRow[]

/** How far the bar goes on inside the forged ring of a basket. */
const IN_RING_IN = 0.12

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
    const [fromIn, toIn] = ornamentSpan(ornament)
    const worked = workedRows(ornament, size, turnDeg, fineness)
    if (worked === undefined) {
      const lapIn = lapInto(ornament, shape)
      runs.push([...run, uprightRow(fromIn + lapIn, size, turnDeg)])
      run = [uprightRow(toIn - lapIn, size, turnDeg)]
    } else {
      run.push(...worked)
      if ('turns' in ornament) turnDeg += ornament.turns * 360
    }
  }
  return [...runs, [...run, uprightRow(topIn, size, turnDeg)]].flatMap(worthKeeping)
}

function inOrder({ ornaments }: IronBalusterShape): readonly IronOrnament[] {
  return ornaments.filter(replacesBar).toSorted((a, b) => ornamentSpan(a)[0] - ornamentSpan(b)[0])
}

/** Rows of an ornament that is worked on the bar; none of one that takes its place. */
function workedRows(
  ornament: IronOrnament,
  size: BarSize,
  turnDeg: number,
  fineness: Fineness,
): readonly BarRow[] | undefined {
  switch (ornament.kind) {
    case 'twist':
      return twistRows(ornament, size, turnDeg, fineness)
    case 'ribbon':
      return ribbonRows(ornament, size, turnDeg, fineness)
    case 'belly':
      return bellyRows(ornament, size, turnDeg, fineness)
    default:
      return undefined
  }
}

function lapInto(ornament: IronOrnament, shape: IronBalusterShape): number {
  if (ornament.kind === 'panel') return panelLap(ornament, shape.barIn)
  return ornament.kind === 'basket' ? IN_RING_IN : 0
}

/** The run without rows at one place; nothing of a run that has no length. */
function worthKeeping(run: BarRun): readonly BarRun[] {
  const rows = run.filter((row, index) => {
    const before = run[index - 1]
    return before === undefined || heightOf(row) - heightOf(before) > 1e-6
  })
  return rows.length < 2 ? [] : [rows]
}

function heightOf({ frame }: BarRow): number {
  return frame.origin[1]
}
