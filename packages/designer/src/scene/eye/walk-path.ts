import type { SpacePoint } from '@millrun/parts/geometry/space'
import { placeIn } from '@millrun/stair/segments/frame'
import type { Flight } from '@millrun/stair/segments/flights'
import type { Place, Segment } from '@millrun/stair/segments/segment'
import { nosingLineIn, type Steps } from '@millrun/stair/segments/steps'
import type { Stair } from '@millrun/stair/model/stair'

/** Where the eyes of somebody are who walks up a stair, and where they look. */
export interface WalkPlace {
  readonly eye: SpacePoint
  readonly headingDeg: number
}

const EYE_IN = 62
const BEFORE_IN = 50
const BEYOND_IN = 24
/** Onto a landing or a winder. */
const LANDED_IN = 14
/** On a level run: behind its rail, from its ends, and turned to look over it. */
const BEHIND_RAIL_IN = 26
const RUN_END_IN = 4
const OVER_RAIL_DEG = -28

interface Milestone {
  readonly at: SpacePoint
  readonly headingDeg: number
}

/** The way up a stair: from before its foot to the upper floor, by shares of it from 0 to 1. */
export function walkPath(stair: Stair): (share: number) => WalkPlace {
  const milestones = milestonesOf(stair)
  const lengths = milestones.slice(1).map(({ at }, index) => far(milestones[index]?.at ?? at, at))
  const total = lengths.reduce((sum, length) => sum + length, 0)
  return (share) => {
    let left = Math.min(1, Math.max(0, share)) * total
    for (const [index, length] of lengths.entries()) {
      const [from, to] = [milestones[index], milestones[index + 1]]
      if (from === undefined || to === undefined) continue
      if (left <= length || index === lengths.length - 1) {
        return between(from, to, length === 0 ? 0 : Math.min(1, left / length))
      }
      left -= length
    }
    return { eye: [0, EYE_IN, 0], headingDeg: 0 }
  }
}

function milestonesOf({ segments, steps }: Stair): readonly Milestone[] {
  return segments.flatMap((segment, index) => {
    const { flight, surfaces } = segment
    if (flight !== undefined) {
      return alongFlight(flight, steps, index === 0, index === segments.length - 1)
    }
    return surfaces.some(({ of }) => of === 'floor') ? alongRun(segment) : []
  })
}

function alongFlight(
  { frame, baseIn, lengthIn, risers }: Flight,
  steps: Steps,
  isFirst: boolean,
  isLast: boolean,
): readonly Milestone[] {
  const place = (alongIn: number, upIn: number): Milestone => ({
    at: placeIn(frame, alongIn, upIn + EYE_IN, 0),
    headingDeg: frame.headingDeg,
  })
  const topIn = baseIn + risers * steps.riseIn
  return [
    ...(isFirst ? [place(-BEFORE_IN, baseIn)] : []),
    place(-steps.runIn, baseIn),
    place(lengthIn - 1, baseIn + Math.min(nosingLineIn(steps, lengthIn - 1), topIn - baseIn)),
    place(lengthIn + (isLast ? BEYOND_IN : LANDED_IN), topIn),
  ]
}

/** Beside the rail of a level run, with a look over it. */
function alongRun({ begins, ends }: Segment): readonly Milestone[] {
  return [behindRail(begins, RUN_END_IN), behindRail(ends, -RUN_END_IN)]
}

function behindRail({ frame, floorIn }: Place, alongIn: number): Milestone {
  return {
    at: placeIn(frame, alongIn, floorIn + EYE_IN, -BEHIND_RAIL_IN),
    headingDeg: frame.headingDeg + OVER_RAIL_DEG,
  }
}

function between(from: Milestone, to: Milestone, share: number): WalkPlace {
  const mix = (a: number, b: number) => a + (b - a) * share
  return {
    eye: [mix(from.at[0], to.at[0]), mix(from.at[1], to.at[1]), mix(from.at[2], to.at[2])],
    headingDeg: mix(from.headingDeg, to.headingDeg),
  }
}

function far(a: SpacePoint, b: SpacePoint): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}
