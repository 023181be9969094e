import { rosetteThickIn } from '@millrun/catalogue/shapes/rosette-shape'
import type { Design } from '../design/design.ts'
import type { NewelStock } from '../stock/newel-stock.ts'
import { rosetteFor } from '../stock/rosette-stock.ts'
import { levelCappedRail } from './level-capped-rail.ts'
import { overThePostRake } from './over-the-post-rake.ts'
import { postToPostRail } from './post-to-post-rail.ts'
import type { RailRun } from './rail-run.ts'
import type { RailSetting } from './rail-setting.ts'
import type { BalustradePlan, NewelSpot, Span, SpanEnd } from '../segments/span.ts'
import type { StairParts } from '../model/stair-parts.ts'
import type { Steps } from '../segments/steps.ts'

export interface SpanRail {
  readonly span: Span
  readonly run: RailRun
  readonly fromNewel: NewelStock | undefined
  readonly toNewel: NewelStock | undefined
}

export interface Rails {
  readonly runs: readonly SpanRail[]
  /** Heights of the caps over newels, by the newel's id; empty where rails are cut between posts. */
  readonly seats: ReadonlyMap<string, number>
}

/** Whether a spot is one of a landing newel, which stands wherever rails meet on a landing. */
export function isForLandingNewel({ role }: NewelSpot): boolean {
  return role === 'turn' || role === 'corner'
}

/** The newel that stands at a spot. */
export function newelFor(spot: NewelSpot, parts: StairParts): NewelStock {
  return isForLandingNewel(spot) ? parts.landingNewel : parts.newel
}

/** The rail of every span of a plan. */
export function railsOf(
  design: Design,
  steps: Steps,
  parts: StairParts,
  plan: BalustradePlan,
): Rails {
  const seats = new Map<string, number>()
  const spots = new Map(plan.spots.map((spot) => [spot.id, spot]))
  const isOver = design.railSystem === 'over-the-post'
  const runs = plan.spans.map((span): SpanRail => {
    const [from, to] = [spotAt(span.from, spots), spotAt(span.to, spots)]
    const fromNewel = from && newelFor(from, parts)
    const toNewel = to && newelFor(to, parts)
    const setting = { span, steps, design, rail: parts.rail }
    const middles = {
      ...setting,
      fromIn: span.from.alongIn + (from === undefined ? insetIn(undefined, parts) : 0),
      toIn: span.to.alongIn - (to === undefined ? insetIn(undefined, parts) : 0),
    }
    const run = isOver
      ? cappedRun(middles, from, to, seats)
      : postToPostRail({
          ...setting,
          fromIn: span.from.alongIn + insetIn(fromNewel, parts),
          toIn: span.to.alongIn - insetIn(toNewel, parts),
        })
    return { span, run, fromNewel, toNewel }
  })
  return { runs, seats }
}

function cappedRun(
  setting: RailSetting,
  from: NewelSpot | undefined,
  to: NewelSpot | undefined,
  seats: Map<string, number>,
): RailRun {
  if (setting.span.kind === 'level') {
    const run = levelCappedRail(setting, { from: from?.role, to: to?.role })
    const seatIn = run.line[0]?.[1] ?? 0
    for (const spot of [from, to]) if (spot) seats.set(spot.id, seatIn)
    return run
  }
  const { run, fromSeatIn, toSeatIn } = overThePostRake(setting)
  if (from) seats.set(from.id, fromSeatIn)
  if (to) seats.set(to.id, toSeatIn)
  return run
}

/** From the axis of a newel to the end of the rail; at a wall the thickness of its rosette. */
function insetIn(newel: NewelStock | undefined, { rail }: StairParts): number {
  if (newel !== undefined) return newel.faceIn / 2
  const rosette = rosetteFor(rail)
  return rosette === undefined ? 0 : rosetteThickIn(rosette.shape)
}

function spotAt(end: SpanEnd, spots: ReadonlyMap<string, NewelSpot>): NewelSpot | undefined {
  return end.at === 'newel' ? spots.get(end.newelId) : undefined
}
