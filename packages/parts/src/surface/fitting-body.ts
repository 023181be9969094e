import { type CourseDisc, type CoursePlace, walkCourse } from '@millrun/catalogue/shapes/course'
import type { FittingShape } from '@millrun/catalogue/shapes/fitting-shape'
import type { SectionPoint } from '@millrun/catalogue/shapes/rail-shape'
import { railHeightIn, railWidthIn } from '@millrun/catalogue/shapes/rail-sizes'
import type { SpacePoint } from '../geometry/space.ts'
import { simplifiedLine } from '../geometry/simplified-line.ts'
import { discPatches, type DiscRing, type Mouth } from './disc-patches.ts'
import { mouldingMembers } from './moulding-members.ts'
import type { Body, EndFace, Patch } from './patch.ts'
import { forwardAt, sectionAt } from './rail-frame.ts'
import { loopOf, sideOpenness } from './section-loop.ts'
import { trimmedFrom } from './trimmed-line.ts'

/** How far the section that is led along the course may lie from the one that is drawn. */
const SECTION_TOLERANCE_IN = 0.008
/** Where rail and cap lie in one plane, next to the top, no seam is seen. */
const FLUSH_IN = 0.06

/**
 * The surface of a fitting: its rail in lengths from cap to cap, the caps, and the sawn ends. With a
 * larger `toleranceIn` the moulding has fewer members, for pictures in which it is small.
 */
export function fittingBody(shape: FittingShape, toleranceIn = SECTION_TOLERANCE_IN): Body {
  const { places, discs } = walkCourse(shape)
  const rail = railOf(shape, toleranceIn)
  const lengths = lengthsBetween(places, discs).map((length) => swept(length, rail))
  return {
    patches: [
      ...lengths.map(({ patch }) => patch),
      ...discs.flatMap((disc) => {
        const mouths = lengths.flatMap((length) => mouthsOn(disc, length, rail))
        const members = new Set(mouldingMembers(rail.half))
        return discPatches(disc, ringsOf(disc, rail), mouths, members)
      }),
    ],
    ends: lengths.flatMap((length) => sawnEnds(length, rail)),
    seams: lengths.flatMap(({ patch, from, to }) => [
      ...(from === undefined ? [] : seamsAt(patch, 0, rail)),
      ...(to === undefined ? [] : seamsAt(patch, -1, rail)),
    ]),
  }
}

interface Rail {
  readonly half: readonly SectionPoint[]
  readonly loop: readonly SectionPoint[]
  readonly openness: readonly number[]
  readonly widthIn: number
  readonly heightIn: number
  readonly isScroll: boolean
}

function railOf(shape: FittingShape, toleranceIn: number): Rail {
  const half = simplifiedLine(shape.halfSection, toleranceIn)
  const loop = loopOf(half)
  const sizes = { widthIn: railWidthIn(shape), heightIn: railHeightIn(shape) }
  const isScroll = shape.course.some(({ kind }) => kind === 'eye')
  return { half, loop, openness: sideOpenness(loop), ...sizes, isScroll }
}

/** A length of rail; at either end it may run into a disc. */
interface Length {
  readonly places: readonly CoursePlace[]
  readonly from?: CourseDisc
  readonly to?: CourseDisc
}

/** A place of the course, by its number, and the disc there. */
interface Cut {
  readonly at: number
  readonly disc?: CourseDisc
}

/** The course cut wherever it passes through a cap. An eye lies beside the start. */
function lengthsBetween(
  places: readonly CoursePlace[],
  discs: readonly CourseDisc[],
): readonly Length[] {
  const cuts = discs.map((disc) => ({ disc, at: Math.max(0, places.findIndex(isAt(disc))) }))
  const ends: readonly Cut[] = [{ at: 0 }, ...cuts, { at: places.length - 1 }]
  return ends.slice(1).flatMap((to, index): readonly Length[] => {
    const from = ends[index] ?? to
    if (to.at === from.at) return []
    const part = places.slice(from.at, to.at + 1)
    return [
      {
        places: part,
        ...(from.disc === undefined ? {} : { from: from.disc }),
        ...(to.disc === undefined ? {} : { to: to.disc }),
      },
    ]
  })
}

function isAt(disc: CourseDisc): (place: CoursePlace) => boolean {
  return (place) =>
    Math.hypot(place.alongIn - disc.alongIn, place.leftIn - disc.leftIn) < 1e-6 &&
    Math.abs(place.upIn - disc.upIn) < 1e-6
}

interface Swept extends Length {
  readonly patch: Patch
}

function swept(length: Length, rail: Rail): Swept {
  const placings = length.places.map((place) => sectionAt(place, rail.heightIn))
  const lines = rail.loop.map((point) => {
    const whole = placings.map((placed) => placed(point))
    const afterStart = trimmedFrom(whole, discAround(length.from, point, rail))
    return trimmedFrom(afterStart.toReversed(), discAround(length.to, point, rail)).toReversed()
  })
  const grainWays = length.places.map((place) => grainWay(place, rail))
  const members = new Set(
    mouldingMembers(rail.half).flatMap((index) => [index, rail.loop.length - index]),
  )
  return { ...length, patch: { lines, isTube: true, openness: rail.openness, members, grainWays } }
}

/** A scroll is cut from one block; other fittings are glued up of pieces that follow the rail by and by. */
function grainWay({ headingDeg, slopeDeg }: CoursePlace, rail: Rail): SpacePoint {
  const heading = rail.isScroll ? 0 : Math.round(headingDeg / 90) * 90
  const slope = slopeDeg % 360
  const piece = PIECE_SLOPES_DEG.reduce((best, candidate) =>
    Math.abs(candidate - slope) < Math.abs(best - slope) ? candidate : best,
  )
  return forwardAt({ headingDeg: heading, slopeDeg: piece })
}

const PIECE_SLOPES_DEG = [0, 36.87, 90, 180, 270, 360]

/** Where a length of rail meets a disc, right and left. */
function seamsAt({ lines }: Patch, row: 0 | -1, { loop, heightIn }: Rail) {
  const seam = (side: 1 | -1) =>
    lines.flatMap((line, index): readonly SpacePoint[] => {
      const [x, y] = loop[index] ?? [0, 0]
      const place = line.at(row)
      return place !== undefined && x * side > 0 && y < heightIn - FLUSH_IN ? [place] : []
    })
  return [seam(1), seam(-1)]
}

/** The circle that a disc makes at the height of a point of the section. */
function discAround(disc: CourseDisc | undefined, [x]: SectionPoint, rail: Rail) {
  if (disc === undefined) return undefined
  const radiusIn = disc.radiusIn - rail.widthIn / 2 + Math.abs(x)
  return { centre: [disc.alongIn, disc.upIn, -disc.leftIn] as const, radiusIn }
}

function ringsOf(disc: CourseDisc, rail: Rail): readonly DiscRing[] {
  return rail.half.map(([x, y], index) => ({
    radiusIn: disc.radiusIn - rail.widthIn / 2 + x,
    heightIn: disc.upIn - rail.heightIn / 2 + y,
    openness: rail.openness[index] ?? 1,
  }))
}

/** Where the rail's lines leave a disc, ring by ring: at the start of a length, or at its end. */
function mouthsOn(disc: CourseDisc, length: Swept, rail: Rail): readonly Mouth[] {
  return [
    ...(length.from === disc ? [mouth(length.patch, 0, rail)] : []),
    ...(length.to === disc ? [mouth(length.patch, -1, rail)] : []),
  ]
}

/** Seen from a disc, a length that starts there has its right side first, one that ends there its left. */
function mouth({ lines }: Patch, row: 0 | -1, rail: Rail): Mouth {
  const rings = rail.half.map((_, index) => {
    const right = lines[index]?.at(row)
    const left = lines[(lines.length - index) % lines.length]?.at(row)
    return row === 0 ? ([right, left] as const) : ([left, right] as const)
  })
  return { rings }
}

function sawnEnds(length: Length, rail: Rail): readonly EndFace[] {
  const start = length.places[0]
  const finish = length.places.at(-1)
  return [
    ...(length.from === undefined && start !== undefined ? [endFace(start, -1, rail)] : []),
    ...(length.to === undefined && finish !== undefined ? [endFace(finish, 1, rail)] : []),
  ]
}

function endFace(place: CoursePlace, side: 1 | -1, rail: Rail): EndFace {
  const placed = sectionAt(place, rail.heightIn)
  const [x, y, z] = forwardAt(place)
  return {
    corners: rail.loop.map(placed),
    normal: [x * side, y * side, z * side],
    place: placed,
    section: rail.loop,
  }
}
