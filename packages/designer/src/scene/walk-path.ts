import type { SpacePoint } from '@millrun/parts/geometry/space'
import { placeIn } from '../model/frame.ts'
import { nosingLineIn } from '../model/steps.ts'
import type { Stair } from '../model/stair.ts'

/** Where the eyes of somebody are who walks up a stair, and where they look. */
export interface WalkPlace {
  readonly eye: SpacePoint
  readonly headingDeg: number
}

const EYE_IN = 62
const BEFORE_IN = 50
const BEYOND_IN = 24

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

function milestonesOf({ design, flights, steps }: Stair): readonly Milestone[] {
  if (design.layout === 'balcony') {
    const at = (x: number): SpacePoint => [x, EYE_IN, -26]
    return [
      { at: at(4), headingDeg: -28 },
      { at: at(design.balconyIn - 4), headingDeg: -28 },
    ]
  }
  return flights.flatMap((flight, index) => {
    const { frame, baseIn, lengthIn, risers } = flight
    const headingDeg = frame.headingDeg
    const place = (alongIn: number, upIn: number): Milestone => ({
      at: placeIn(frame, alongIn, upIn + EYE_IN, 0),
      headingDeg,
    })
    const topIn = baseIn + risers * steps.riseIn
    const begins = index === 0 ? [place(-BEFORE_IN, baseIn)] : []
    return [
      ...begins,
      place(-steps.runIn, baseIn),
      place(lengthIn - 1, baseIn + Math.min(nosingLineIn(steps, lengthIn - 1), topIn - baseIn)),
      place(lengthIn + (index === flights.length - 1 ? BEYOND_IN : 14), topIn),
    ]
  })
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
