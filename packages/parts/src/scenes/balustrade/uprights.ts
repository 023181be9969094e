import type { TurnedShape } from '@millrun/catalogue/shapes/turned-shape'
import type { Product } from '@millrun/catalogue/product'
import { polygon } from '../../geometry/path.ts'
import { evenShading, type Face, type Piece } from '../../elevations/piece.ts'
import type { Standpoint } from '../../elevations/stack/ring.ts'
import { movedBody } from '../../surface/moved-body.ts'
import { seenAt, viewerWay } from '../../surface/sight.ts'
import { surfaceDrawing } from '../../surface/surface-drawing.ts'
import { turnedPostBody } from '../../surface/turned-post-body.ts'
import { HOME_STAIR } from '../straight-stair.ts'
import {
  CORNER,
  EYE_X_IN,
  GUARD_MIDDLE_IN,
  LANDING_IN,
  LANDING_POST_X_IN,
  rakeMiddle,
  STAIR,
  TANDEM_POST_X_IN,
  WALL_Z_IN,
} from './layout.ts'
import { balustradeRail, EYE, scrollPlaces } from './rail-parts.ts'

const BAR_IN = 0.5
const POST_ROOM_IN = 3.2
const SPACING_IN = 3.6
const BARS_UNDER_SCROLL = 5
const TOLERANCE_IN = 0.05
const RAIL_HALF_IN = HOME_STAIR.railDepthIn / 2

/** The posts under the scroll, at the head of the flight, and along the landing. */
export interface BalustradePosts {
  readonly volute: Product
  readonly landing: Product
  readonly tandem: Product
}

/** Something that stands upright under the rail, and how far along it is from the viewer's end. */
export interface Upright {
  readonly x: number
  readonly z: number
  readonly pieces: readonly Piece[]
}

/** Everything that stands upright, the far ones first. */
export function postsAndBalusters(from: Standpoint, posts: BalustradePosts): readonly Upright[] {
  const [eyeX, eyeY, eyeZ] = EYE
  const level = GUARD_MIDDLE_IN - RAIL_HALF_IN
  const scroll = eyeY - RAIL_HALF_IN
  const all = [
    ...balusters(from),
    ...scrollPlaces(BARS_UNDER_SCROLL).map(([x, z]) => bar(from, x, z, STAIR.riseIn, scroll)),
    post(from, posts.volute, [eyeX, eyeZ], STAIR.riseIn, scroll),
    post(from, posts.landing, [LANDING_POST_X_IN, 0], LANDING_IN, level),
    post(from, posts.tandem, [TANDEM_POST_X_IN, 0], LANDING_IN, level),
  ]
  const way = viewerWay(from)
  const near = ({ x, z }: Upright) => x * way[0] + z * way[2]
  return all.toSorted((a, b) => near(a) - near(b))
}

/** The bars of flight and landing, three to a tread. */
function balusters(from: Standpoint): readonly Upright[] {
  const spacing = STAIR.runIn / STAIR.balustersPerTread
  const middleAbove = middleLine()
  const flight = Array.from(
    { length: (STAIR.risers - 1) * STAIR.balustersPerTread },
    (_, index) => spacing * (index + 0.5),
  )
    .filter((x) => x > EYE_X_IN + POST_ROOM_IN && x < LANDING_POST_X_IN - POST_ROOM_IN)
    .map((x) => bar(from, x, 0, treadTop(x), middleAbove(x) - RAIL_HALF_IN))
  const landing = [
    ...evenly(LANDING_POST_X_IN, TANDEM_POST_X_IN),
    ...evenly(TANDEM_POST_X_IN, CORNER.xIn),
  ]
  const top = GUARD_MIDDLE_IN - RAIL_HALF_IN
  const back = evenly(0, -WALL_Z_IN).map((z) => bar(from, CORNER.xIn, -z, LANDING_IN, top))
  return [...flight, ...landing.map((x) => bar(from, x, 0, LANDING_IN, top)), ...back]
}

/** A post whose pin meets the underside of the rail, cut off at the floor. */
function post(
  from: Standpoint,
  { shape }: Product,
  [x, z]: readonly [number, number],
  floorIn: number,
  undersideIn: number,
): Upright {
  if (shape.kind !== 'turned') return { x, z, pieces: [] }
  const cutIn = shape.lengthIn - (undersideIn - floorIn)
  const cut: TurnedShape = {
    ...shape,
    lengthIn: shape.lengthIn - cutIn,
    bottomBlockIn: shape.bottomBlockIn - cutIn,
    stations: shape.stations.map(([heightIn, diameterIn]) => [heightIn - cutIn, diameterIn]),
  }
  const body = movedBody(turnedPostBody(cut, TOLERANCE_IN), ([px, py, pz]) => [
    px + x,
    py + floorIn,
    pz + z,
  ])
  return { x, z, pieces: surfaceDrawing(body, from) }
}

/** Gives the height of the middle of the rail over the flight at x, plumb parts passed over. */
function middleLine(): (x: number) => number {
  const line = balustradeRail()
    .flatMap((part) => part.course)
    .filter(({ at, slopeDeg }) => Math.abs(at[2]) < 0.01 && slopeDeg < 75)
  return (x) => {
    const index = line.findIndex(({ at }) => at[0] >= x)
    const [before, after] = [line[index - 1]?.at, line[index]?.at]
    if (before === undefined || after === undefined) return rakeMiddle(x)
    return before[1] + ((after[1] - before[1]) * (x - before[0])) / (after[0] - before[0])
  }
}

function treadTop(x: number): number {
  return Math.ceil(x / STAIR.runIn) * STAIR.riseIn
}

/** Places between two posts, as near to the spacing as they divide. */
function evenly(from: number, to: number): readonly number[] {
  const count = Math.round((to - from) / SPACING_IN)
  const step = (to - from) / count
  return Array.from({ length: count - 1 }, (_, index) => from + (index + 1) * step)
}

function bar(from: Standpoint, x: number, z: number, bottom: number, top: number): Upright {
  const [seenX, low] = seenAt([x, bottom, z], from)
  const high = seenAt([x, top, z], from)[1]
  const face: Face = {
    kind: 'face',
    outline: polygon([
      [seenX - BAR_IN / 2, low],
      [seenX + BAR_IN / 2, low],
      [seenX + BAR_IN / 2, high],
      [seenX - BAR_IN / 2, high],
    ]),
    shading: evenShading(0.3),
  }
  return { x, z, pieces: [face] }
}
