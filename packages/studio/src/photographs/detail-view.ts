import type { BoxNewelShape } from '@millrun/catalogue/shapes/box-newel-shape'
import { type CoursePlace, walkCourse } from '@millrun/catalogue/shapes/course'
import type { FittingShape } from '@millrun/catalogue/shapes/fitting-shape'
import { railHeightIn, railWidthIn } from '@millrun/catalogue/shapes/rail-sizes'
import type { Shape } from '@millrun/catalogue/shape'
import type { Heights } from '@millrun/parts/geometry/heights'
import type { Standpoint } from '@millrun/parts/sight/standpoint'
import type { SpacePoint } from '@millrun/parts/geometry/space'
import { movedSolids } from '@millrun/parts/solids/moved-solids'
import type { Box } from '@millrun/parts/solids/mesh/measured'
import type { Solid } from '@millrun/parts/solids/solid'
import { boxCorners } from './box-corners.ts'
import type { Camera } from './camera.ts'
import type { CatalogueView, Rig } from './catalogue-view.ts'
import { showingAll } from './framed.ts'
import { partPoints } from './part-points.ts'
import { ALONG, LYING, shortStickIn } from './short-stick.ts'
import { tellingIron, tellingTurning } from './telling-length.ts'

/** A part as it lies or stands to be looked at from near by, and from where. */
export interface DetailView extends CatalogueView {
  readonly solids: readonly Solid[]
  readonly rig: Rig
}

const CAP: Standpoint = { turnDeg: -30, tiltDeg: 17 }
const LENS_MM = 90
/** Heights that pictures show, in inches, so that parts of a kind are seen in few scales. */
const HEIGHTS_IN = [3.6, 4.4, 5.4, 6.5, 8, 9.5, 11.5, 14, 15.5, 17]

/** The telling place of a part from near by; nothing for kinds whose catalogue view is near enough. */
export function detailView(shape: Shape, solids: readonly Solid[]): DetailView | undefined {
  if (shortStickIn(shape) !== undefined) return undefined
  switch (shape.kind) {
    case 'iron-baluster':
      return { ...lying(solids, tellingIron(shape)), rig: 'lying metal' }
    case 'turned':
      return { ...lying(solids, tellingTurning(shape)), rig: 'lying' }
    case 'box-newel':
      return {
        solids,
        camera: showing(CAP, topPlaces(shape)),
        setting: 'beyond',
        rig: 'standing wood',
      }
    case 'fitting':
      return { solids, camera: endCamera(shape, solids), setting: 'ground', rig: 'lying' }
    default:
      return undefined
  }
}

function lying(upright: readonly Solid[], [fromIn, toIn]: Heights): Omit<DetailView, 'rig'> {
  const solids = movedSolids(upright, [LYING])
  const shown = partPoints(solids).filter(([along]) => along >= fromIn && along <= toIn)
  const ends: readonly SpacePoint[] = [
    [fromIn, 0, 0],
    [toIn, 0, 0],
  ]
  return { solids, camera: showing(ALONG, [...ends, ...shown]), setting: 'ground' }
}

/** Corners round the cap of a newel, and below it as much of the post as the cap is wide and half as much again. */
function topPlaces({ lengthIn, cap, widthIn }: BoxNewelShape): readonly SpacePoint[] {
  const wideIn = Math.max(cap.widthIn, widthIn)
  const capIn = lengthIn - cap.heightIn
  return [
    ...boxCorners(squareBox(wideIn, capIn, lengthIn)),
    ...boxCorners(squareBox(widthIn, capIn - 1.5 * wideIn, capIn)),
  ]
}

function squareBox(wideIn: number, fromIn: number, toIn: number): Box {
  return { least: [-wideIn / 2, fromIn, -wideIn / 2], most: [wideIn / 2, toIn, wideIn / 2] }
}

/** As near to the sawn end as this many widths of the rail, the curve is in the picture. */
const REACH = 3.2
const TILT_DEG = 28
const LEAST_TILT_DEG = 16

/** A sawn end of a fitting, seen as a rail's is in the catalogue, with what follows it. */
function endCamera(shape: FittingShape, solids: readonly Solid[]): Camera {
  const { at, headingDeg, slopeDeg } = sawnEnd(shape)
  const reachIn = REACH * Math.max(railWidthIn(shape), railHeightIn(shape))
  const near = partPoints(solids).filter((place) => distanceIn(place, at) < reachIn)
  // An end that looks down is looked at from less high up.
  const tiltDeg = Math.max(LEAST_TILT_DEG, TILT_DEG - slopeDeg / 2)
  return showing({ turnDeg: 42 - headingDeg, tiltDeg }, near)
}

interface SawnEnd {
  readonly at: SpacePoint
  /** Which way the fitting goes on from it. */
  readonly headingDeg: number
  readonly slopeDeg: number
}

/** Of the ends that a rail is joined to the more level one; a cap, an eye and a rolled up tip are none. */
function sawnEnd(shape: FittingShape): SawnEnd {
  const { places } = walkCourse(shape)
  const [first, last] = [places[0], places.at(-1)]
  const ends = [
    ...(first === undefined || isFinished(shape.course[0]) ? [] : [endAt(first, 1)]),
    ...(last === undefined || isFinished(shape.course.at(-1)) ? [] : [endAt(last, -1)]),
  ].toSorted((a, b) => Math.abs(a.slopeDeg) - Math.abs(b.slopeDeg))
  return ends[0] ?? { at: [0, 0, 0], headingDeg: 0, slopeDeg: 0 }
}

function isFinished(step: FittingShape['course'][number] | undefined): boolean {
  return step?.kind === 'cap' || step?.kind === 'eye'
}

function endAt({ alongIn, upIn, leftIn, ...way }: CoursePlace, sense: 1 | -1): SawnEnd {
  return {
    at: [alongIn, upIn, -leftIn],
    headingDeg: way.headingDeg + (sense === 1 ? 0 : 180),
    slopeDeg: sense * way.slopeDeg,
  }
}

function showing(from: Standpoint, places: readonly SpacePoint[]): Camera {
  const camera = { ...from, target: middleOf(places), heightIn: 1, lensMm: LENS_MM }
  return showingAll(camera, places, HEIGHTS_IN)
}

/** Where the camera is sharp and the lamps point, so no farther away than the part is. */
function middleOf(places: readonly SpacePoint[]): SpacePoint {
  const middle = (axis: 0 | 1 | 2) => {
    let [least, most] = [Infinity, -Infinity]
    for (const place of places) {
      least = Math.min(least, place[axis])
      most = Math.max(most, place[axis])
    }
    return (least + most) / 2
  }
  return [middle(0), middle(1), middle(2)]
}

function distanceIn(a: SpacePoint, b: SpacePoint): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}
