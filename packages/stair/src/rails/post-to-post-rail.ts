import { lineOf, type RailRun, straightRail } from './rail-run.ts'
import { railUndersideIn, type RailSetting } from './rail-setting.ts'

/** A rail cut between two faces and bolted to both. */
export function postToPostRail(setting: RailSetting): RailRun {
  const { fromIn, toIn } = setting
  const upIn = railUndersideIn(setting, fromIn)
  const straight = straightRail(fromIn, toIn, upIn, setting.span.ground.slopeDeg)
  return { straight, fittings: [], line: lineOf(straight), bolts: 2, notes: [] }
}
