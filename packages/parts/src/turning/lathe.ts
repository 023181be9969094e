import type { Point } from '../geometry/path.ts'
import type { ProfilePoint, Stick } from './lathe-profile.ts'
import type { Facets } from '../solids/mesh/facets.ts'
import { type Ring, skinOver } from '../solids/mesh/skin-over.ts'
import { type Fineness, linesFor } from '../solids/form/fineness.ts'
import { anglesRound, squareRadius } from './square-radius.ts'

/** Rows follow each other at most this far apart where the cutter runs out of the corners of a stick, in inches. */
const SHOULDER_STEP_IN = 0.015

/** The skin of a round part with this profile from the bottom up, its axis upright. */
export function turnedRound(profile: readonly ProfilePoint[], fineness: Fineness): Facets {
  const angles = evenAngles(linesFor(64, fineness))
  return skinOver(profile.map((point) => ringAt(point.heightIn, angles, () => point.radiusIn)))
}

/** The same of a side that is given as distances from the axis and heights. */
export function turnedFrom(side: readonly Point[], fineness: Fineness): Facets {
  return turnedRound(
    side.map(([radiusIn, heightIn]) => ({ radiusIn, heightIn })),
    fineness,
  )
}

/**
 * The skin of a stick that a lathe has cut to this profile: where the profile lies outside of the square the
 * square is left standing, which is how a shoulder comes about. `carving` is cut out of it afterwards.
 */
export function turnedFromStick(
  profile: readonly ProfilePoint[],
  stick: Stick,
  fineness: Fineness,
  carving?: Carving,
): Facets {
  const angles = anglesRound(stick, linesFor(carving === undefined ? 20 : 44, fineness))
  const woundAt = carving?.woundAt ?? (() => 0)
  const shouldered = withShoulderRows(profile, stick, SHOULDER_STEP_IN / fineness)
  const rows = carving === undefined ? shouldered : withCarvedRows(shouldered, carving, fineness)
  return skinOver(
    rows.map(({ heightIn, radiusIn }) => {
      const wound = woundAt(heightIn)
      const turned = angles.map((angle) => angle + wound)
      return ringAt(heightIn, turned, (angle) => {
        const round = Math.min(radiusIn, squareRadius(stick, angle))
        return round - cutAt(carving, angle, heightIn, round)
      })
    }),
  )
}

function cutAt(
  carving: Carving | undefined,
  angle: number,
  heightIn: number,
  radiusIn: number,
): number {
  if (carving === undefined || heightIn <= carving.fromIn || heightIn >= carving.toIn) return 0
  return carving.depthIn(angle, heightIn, radiusIn)
}

/** Further rows over the height of a carving. */
function withCarvedRows(
  profile: readonly ProfilePoint[],
  { fromIn, toIn, stepIn }: Carving,
  fineness: Fineness,
): readonly ProfilePoint[] {
  return profile.flatMap((point, index) => {
    const before = profile[index - 1]
    const isCarved = before && before.heightIn < toIn && point.heightIn > fromIn
    return isCarved ? between(before, point, stepIn / fineness, 2000) : [point]
  })
}

/** So many angles once round from the front, in radians. */
export function evenAngles(count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => (2 * Math.PI * at) / count)
}

/** A level line round the axis, as far from it at each angle as `radiusIn` says. */
export function ringAt(
  heightIn: number,
  angles: readonly number[],
  radiusIn: (angle: number) => number,
): Ring {
  return angles.map((angle) => {
    const radius = radiusIn(angle)
    return [radius * Math.sin(angle), heightIn, radius * Math.cos(angle)]
  })
}

/** Further rows wherever the profile passes between the sides of the stick and its corners. */
function withShoulderRows(
  profile: readonly ProfilePoint[],
  { blockIn }: Stick,
  stepIn: number,
): readonly ProfilePoint[] {
  const [least, most] = [(blockIn / 2) * 0.98, blockIn * Math.SQRT1_2]
  return profile.flatMap((point, index) => {
    const before = profile[index - 1]
    if (before === undefined) return [point]
    const low = Math.min(before.radiusIn, point.radiusIn)
    const high = Math.max(before.radiusIn, point.radiusIn)
    if (low >= most || high <= least) return [point]
    return between(before, point, stepIn)
  })
}

function between(
  from: ProfilePoint,
  to: ProfilePoint,
  stepIn: number,
  most = 60,
): readonly ProfilePoint[] {
  const lengthIn = Math.hypot(to.heightIn - from.heightIn, to.radiusIn - from.radiusIn)
  const count = Math.min(most, Math.max(1, Math.ceil(lengthIn / stepIn)))
  return Array.from({ length: count }, (_, at) => {
    const share = (at + 1) / count
    return {
      heightIn: from.heightIn + (to.heightIn - from.heightIn) * share,
      radiusIn: from.radiusIn + (to.radiusIn - from.radiusIn) * share,
    }
  })
}

/** What is cut into a turning after the lathe, such as flutes and rope. */
export interface Carving {
  readonly fromIn: number
  readonly toIn: number
  /** Rows follow each other at most this far apart between the two heights. */
  readonly stepIn: number
  /** How deep the cut is, in inches, `angle` radians round from the front. */
  readonly depthIn: (angle: number, heightIn: number, radiusIn: number) => number
  /**
   * How far round its edges have wound at a height, in radians: the lines of the skin go with them, or a groove would be
   * stepped. What is square above needs whole quarters of a turn.
   */
  readonly woundAt?: (heightIn: number) => number
}
