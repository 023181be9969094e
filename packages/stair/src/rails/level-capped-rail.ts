import { fittingFor, type FittingStock } from '../stock/fitting-stock.ts'
import { frameAt } from '../segments/frame.ts'
import type { PlacedFitting } from '../fittings/placed-fitting.ts'
import { lineOf, type RailRun, straightRail } from './rail-run.ts'
import { railMiddleIn, railUndersideIn, type RailSetting } from './rail-setting.ts'
import type { NewelRole } from '../segments/span.ts'

/** What stands at either end of a level rail over the posts; undefined at a wall. */
export interface LevelEnds {
  readonly from: NewelRole | undefined
  readonly to: NewelRole | undefined
}

/** A level rail over its posts: opening caps at the ends, a tandem cap where it runs on. */
export function levelCappedRail(setting: RailSetting, ends: LevelEnds): RailRun {
  const opening = fittingFor('opening-cap', setting.rail)
  const tandem = fittingFor('tandem-cap', setting.rail)
  const first = ends.from === 'middle' ? tandem : opening
  const last = ends.to === 'middle' ? tandem : opening
  const fromIn = setting.fromIn + (ends.from === undefined ? 0 : armIn(first))
  const toIn = setting.toIn - (ends.to === undefined ? 0 : armIn(last))
  const straight = straightRail(fromIn, toIn, railUndersideIn(setting, setting.fromIn), 0)
  const line = lineOf({ ...straight, fromIn: setting.fromIn, toIn: setting.toIn })
  const fittings = [
    ...(ends.from === 'end' && opening ? [openingCap(setting, opening, false)] : []),
    ...(ends.to === 'middle' && tandem
      ? [capAt(setting, tandem, 'tandem-cap', setting.toIn - armIn(tandem), 0)]
      : []),
    ...(ends.to === 'end' && opening ? [openingCap(setting, opening, true)] : []),
  ]
  return { straight, fittings, line, bolts: 2, notes: [] }
}

/** The last straight length of a cap: how far its rail reaches from the middle of the newel. */
function armIn(stock: FittingStock | undefined): number {
  const last = stock?.shape.course.at(-1)
  return last?.kind === 'straight' ? last.lengthIn : 0
}

/** An opening cap begins over its newel; at the far end of a rail it is the same piece turned about. */
function openingCap(setting: RailSetting, stock: FittingStock, isTurned: boolean): PlacedFitting {
  const atIn = isTurned ? setting.toIn : setting.fromIn
  return capAt(setting, stock, 'opening-cap', atIn, isTurned ? 180 : 0)
}

function capAt(
  setting: RailSetting,
  stock: FittingStock,
  job: PlacedFitting['job'],
  alongIn: number,
  turnedDeg: number,
): PlacedFitting {
  const { frame, rightIn } = setting.span
  return {
    job,
    stock,
    shape: stock.shape,
    frame: frameAt(frame, alongIn, rightIn, turnedDeg),
    alongIn: 0,
    rightIn: 0,
    upIn: railMiddleIn(setting, setting.fromIn),
  }
}
