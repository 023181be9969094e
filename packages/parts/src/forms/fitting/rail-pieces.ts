import type { CourseDisc, CoursePlace } from '@millrun/catalogue/shapes/course'
import type { SpacePoint } from '../../geometry/space.ts'
import type { CourseLength } from './course-lengths.ts'

/** A piece of wood that a fitting is glued up of: a stretch of rail. */
export interface RailPiece {
  readonly places: readonly CoursePlace[]
  readonly from?: CourseDisc
  readonly to?: CourseDisc
  readonly grainWay: SpacePoint
}

/** Shorter straight ends are one piece with the bend beside them. */
const OWN_PIECE_IN = 3.5
/** Bends that together turn by less are one piece. */
const ONE_PIECE_DEG = 60

/** The stretches of a fitting put together to pieces, each with its grain from end to end. */
export function railPieces(lengths: readonly CourseLength[]): readonly RailPiece[] {
  const groups: CourseLength[][] = []
  for (const length of lengths) {
    const last = groups.at(-1)
    if (last !== undefined && isOnePiece([...last, length])) last.push(length)
    else groups.push([length])
  }
  return groups.map(pieceOf)
}

function isOnePiece(lengths: readonly CourseLength[]): boolean {
  if (lengths.slice(1).some(({ isParted }) => isParted)) return false
  const straights = lengths.filter(({ kind }) => kind === 'straight')
  if (straights.some(({ places }) => wayIn(places) >= OWN_PIECE_IN)) return false
  const bends = lengths.filter(({ kind }) => kind === 'bend')
  return bends.length < 2 || turnDeg(bends) <= ONE_PIECE_DEG
}

function pieceOf(lengths: readonly CourseLength[]): RailPiece {
  const places = lengths.flatMap((length, index) => length.places.slice(index === 0 ? 0 : 1))
  const [from, to] = [lengths[0]?.from, lengths.at(-1)?.to]
  return {
    places,
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    grainWay: wayBetween(places[0], places.at(-1)),
  }
}

function wayIn(places: readonly CoursePlace[]): number {
  return Math.hypot(...wayBetween(places[0], places.at(-1)))
}

function wayBetween(from?: CoursePlace, to?: CoursePlace): SpacePoint {
  if (from === undefined || to === undefined) return [1, 0, 0]
  return [to.alongIn - from.alongIn, to.upIn - from.upIn, from.leftIn - to.leftIn]
}

/** How far bends turn in all, seen from above or from the side. */
function turnDeg(bends: readonly CourseLength[]): number {
  const places = bends.flatMap((bend) => bend.places)
  const heading = range(places.map(({ headingDeg }) => headingDeg))
  return Math.max(heading, range(places.map(({ slopeDeg }) => slopeDeg)))
}

function range(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values)
}
