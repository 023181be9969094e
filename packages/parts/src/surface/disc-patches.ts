import type { CourseDisc } from '@millrun/catalogue/shapes/course'
import type { SpacePoint } from '../geometry/space.ts'
import { cosDeg, sinDeg } from '../geometry/degrees.ts'
import type { Patch } from './patch.ts'
import { planAngleDeg } from './trimmed-line.ts'

/** A ring of a disc's moulding, from the bottom up; `openness` is that of the ribbon above it. */
export interface DiscRing {
  readonly radiusIn: number
  readonly heightIn: number
  readonly openness: number
}

/** Where a rail runs out of a disc: for each ring, from where to where it is missing, anticlockwise. */
export interface Mouth {
  readonly rings: readonly (readonly [from: SpacePoint | undefined, to: SpacePoint | undefined])[]
}

const STEP_DEG = 6
const GRAIN_WAY: SpacePoint = [1, 0, 0]

/** The moulded rim of a disc between the rails that run into it, and its top with a turned button. */
export function discPatches(
  disc: CourseDisc,
  rings: readonly DiscRing[],
  mouths: readonly Mouth[],
  members: ReadonlySet<number>,
): readonly Patch[] {
  const centre: SpacePoint = [disc.alongIn, disc.upIn, -disc.leftIn]
  const gaps = mouths
    .map((mouth) => gapOf(mouth, centre))
    .toSorted((a, b) => a.middleDeg - b.middleDeg)
  const rims = gaps.map((gap, index) => {
    const next = gaps[index + 1] ?? turnedOnce(gaps[0] ?? gap)
    return { ...rim(centre, rings, gap, next), members }
  })
  return [...rims, ...top(centre, rings)]
}

/** The angles between which each ring is missing. */
interface Gap {
  readonly middleDeg: number
  readonly fromDeg: readonly number[]
  readonly toDeg: readonly number[]
}

function gapOf({ rings }: Mouth, centre: SpacePoint): Gap {
  const inner = rings.at(-1)?.[0]
  const middleDeg = inner === undefined ? 0 : planAngleDeg(inner, centre)
  return {
    middleDeg,
    fromDeg: rings.map(([from]) => middleDeg - turnFrom(from, middleDeg, centre, -1)),
    toDeg: rings.map(([, to]) => middleDeg + turnFrom(to, middleDeg, centre, 1)),
  }
}

/** How far a place lies from an angle, going round one way only, in degrees. */
function turnFrom(
  point: SpacePoint | undefined,
  angleDeg: number,
  centre: SpacePoint,
  way: 1 | -1,
): number {
  if (point === undefined) return 0
  const turn = (planAngleDeg(point, centre) - angleDeg) * way
  return ((turn + 720.001) % 360) - 0.001
}

function turnedOnce({ middleDeg, fromDeg, toDeg }: Gap): Gap {
  return {
    middleDeg: onceMore(middleDeg),
    fromDeg: fromDeg.map(onceMore),
    toDeg: toDeg.map(onceMore),
  }
}

function onceMore(angleDeg: number): number {
  return angleDeg + 360
}

function rim(centre: SpacePoint, rings: readonly DiscRing[], before: Gap, after: Gap): Patch {
  const count = Math.max(2, Math.ceil((after.middleDeg - before.middleDeg) / STEP_DEG))
  const lines = [...rings, ...innerRing(rings)].map((ring, index) => {
    const first = before.toDeg[index] ?? before.middleDeg
    const last = after.fromDeg[index] ?? after.middleDeg
    return Array.from({ length: count + 1 }, (_, row) => {
      const share = row / count
      const angle = before.middleDeg + (after.middleDeg - before.middleDeg) * share
      return onRing(centre, ring, Math.min(Math.max(angle, first), last))
    })
  })
  return {
    lines,
    isTube: false,
    openness: [...rings.map(({ openness }) => openness), 1],
    grainWays: Array.from({ length: count + 1 }, () => GRAIN_WAY),
  }
}

/** The flat top from the moulding in to the button. */
function innerRing(rings: readonly DiscRing[]): readonly DiscRing[] {
  const edge = rings.at(-1)
  if (edge === undefined || edge.radiusIn < SMALLEST_TOP_IN) return []
  return [{ ...edge, radiusIn: edge.radiusIn * BUTTON[0][0] }]
}

/** Radius as a share of the flat top, and height above it, of the button in its middle. */
const BUTTON = [
  [0.5, 0],
  [0.47, -0.04],
  [0.44, 0.02],
  [0.36, 0.07],
  [0.2, 0.11],
  [0.001, 0.125],
] as const
const SMALLEST_TOP_IN = 0.2

function top(centre: SpacePoint, rings: readonly DiscRing[]): readonly Patch[] {
  const edge = rings.at(-1)
  if (edge === undefined || edge.radiusIn < SMALLEST_TOP_IN) return []
  const lines = BUTTON.map(([share, aboveIn]) => {
    const ring = { radiusIn: edge.radiusIn * share, heightIn: edge.heightIn + aboveIn, openness: 1 }
    return Array.from({ length: 360 / STEP_DEG + 1 }, (_, row) =>
      onRing(centre, ring, row * STEP_DEG),
    )
  })
  const grainWays = lines[0]?.map(() => GRAIN_WAY) ?? []
  return [{ lines, isTube: false, openness: BUTTON.map(() => 1), grainWays }]
}

function onRing(centre: SpacePoint, ring: DiscRing, angleDeg: number): SpacePoint {
  return [
    centre[0] + ring.radiusIn * cosDeg(angleDeg),
    ring.heightIn,
    centre[2] - ring.radiusIn * sinDeg(angleDeg),
  ]
}
