import { railHeightIn } from '@millrun/catalogue/shapes/rail-sizes'
import { fittingFor } from '../stock/fitting-stock.ts'
import { endOfRail } from '../fittings/end-of-rail.ts'
import { postToPostRail } from './post-to-post-rail.ts'
import { railHeights } from './rail-heights.ts'
import { type RailRun, straightRail } from './rail-run.ts'
import { railUndersideIn, type RailSetting } from './rail-setting.ts'
import { startOfRail } from '../fittings/start-of-rail.ts'

/** A rake over its posts, with the seats that its caps make for the newels below them. */
export interface CappedRake {
  readonly run: RailRun
  readonly fromSeatIn: number
  readonly toSeatIn: number
}

const TOO_SHORT =
  'This flight is too short for the fittings at both ends of its rail. Choose post-to-post.'

/**
 * A rake between the middles of two newels: a starting fitting, a straight length and a gooseneck with
 * cap. Where its profile lacks one of them, or the flight has no room for both, the rail is cut between
 * the posts.
 */
export function overThePostRake(setting: RailSetting): CappedRake {
  const { span, steps, design, rail } = setting
  const first = fittingFor(design.start, rail)
  const last = fittingFor('gooseneck-with-cap', rail)
  if (first === undefined || last === undefined) return cutBetweenPosts(setting, [])
  const floorIn = span.floorIn + (span.flight?.risers ?? 0) * steps.riseIn
  const levelIn = floorIn + railHeights(design).levelIn - railHeightIn(rail.shape) / 2
  const from = startOfRail(setting, design.start, first, setting.fromIn)
  const to = endOfRail(setting, last, setting.toIn, levelIn)
  if (from.meetsIn > to.meetsIn) return cutBetweenPosts(setting, [TOO_SHORT])
  const upIn = railUndersideIn(setting, from.meetsIn)
  return {
    run: {
      straight: straightRail(from.meetsIn, to.meetsIn, upIn, setting.span.ground.slopeDeg),
      fittings: [from.fitting, to.fitting],
      line: [...from.line, ...to.line],
      bolts: 2,
      notes: [],
    },
    fromSeatIn: from.seatIn,
    toSeatIn: to.seatIn,
  }
}

function cutBetweenPosts(setting: RailSetting, notes: readonly string[]): CappedRake {
  return {
    run: { ...postToPostRail(setting), notes },
    fromSeatIn: railUndersideIn(setting, setting.fromIn),
    toSeatIn: railUndersideIn(setting, setting.toIn),
  }
}
