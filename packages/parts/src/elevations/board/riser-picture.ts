import type { RiserShape } from '@millrun/catalogue/shapes/tread-shape'
import { moved, type Point, polygon, polyline } from '../../geometry/path.ts'
import { endGrain } from '../rail/rings.ts'
import type { Frame } from '../part-view.ts'
import type { Face, Line, Piece } from '../piece.ts'
import type { Standpoint } from '../stack/ring.ts'
import { boardLight } from './board-light.ts'
import { flatWood } from './flat-wood.ts'
import { seenOnBoard } from './rim-faces.ts'
import { shownIn } from './shown-in.ts'
import { type Stave, stavesBetween } from './stave.ts'

/** The floor throws light back on what stands on it. */
const FLOOR_GAIN = 1.3
/** Width of a saw cut. */
const KERF_IN = 0.09

/**
 * A riser standing, seen from above its left end. One that is mitred or sawn is seen from behind, where
 * that shows.
 */
export function riserPicture(shape: RiserShape, from: Standpoint, frame: Frame): readonly Piece[] {
  const { lengthIn, heightsIn, thickIn, isMitred } = shape
  const startIn = isMitred ? thickIn : 0
  const [heightIn] = heightsIn
  const staves = stavesBetween(0, heightIn, JSON.stringify(shape))
  const side = ([alongIn, upIn]: Point) => seenOnBoard([alongIn, 0], upIn, from)
  const figure: readonly Point[] = [
    [startIn, 0],
    [lengthIn, 0],
    [lengthIn, heightIn],
    [startIn, heightIn],
  ]
  const light = FLOOR_GAIN * boardLight(-90, 0, from)
  return [
    ...endOf(shape, startIn, staves, from),
    ...flatWood({ figure, staves, light, place: side, isShown: shownIn(frame) }),
    topOf(shape, startIn, from),
    ...kerfLines(shape, from),
  ]
}

/** The left end, square or at an angle, with its rings. */
function endOf(
  { heightsIn: [heightIn], thickIn }: RiserShape,
  startIn: number,
  staves: readonly Stave[],
  from: Standpoint,
): readonly Piece[] {
  const facesDeg = startIn === 0 ? 180 : -135
  const light = 0.9 * boardLight(facesDeg, 0, from)
  const place = ([inIn, upIn]: Point): Point =>
    seenOnBoard([startIn * (1 - inIn / thickIn), inIn], upIn, from)
  const corners: readonly Point[] = [
    [0, 0],
    [thickIn, 0],
    [thickIn, heightIn],
    [0, heightIn],
  ]
  const face: Face = {
    kind: 'face',
    outline: polygon(corners.map(place)),
    shading: {
      run: 'along',
      stops: [
        [0, light * 0.86],
        [1, light * 1.05],
      ],
    },
  }
  return [face, ...staves.flatMap((stave) => ringsOn(stave, thickIn, place))]
}

function ringsOn(
  { fromIn, toIn, pithAcrossIn, pithBelowIn, radiiIn }: Stave,
  thickIn: number,
  place: (point: Point) => Point,
): readonly Line[] {
  const corners: readonly Point[] = [
    [-thickIn, fromIn],
    [0, fromIn],
    [0, toIn],
    [-thickIn, toIn],
  ]
  const pith: Point = [-pithBelowIn(0), pithAcrossIn]
  return endGrain(corners, { pith, radiiIn }).map((line) => ({
    ...line,
    path: moved(line.path, ([x, y]) => place([-x, y])),
  }))
}

function topOf(
  { lengthIn, heightsIn: [heightIn], thickIn }: RiserShape,
  startIn: number,
  from: Standpoint,
): Face {
  const corners: readonly Point[] = [
    [startIn, 0],
    [lengthIn, 0],
    [lengthIn, thickIn],
    [0, thickIn],
  ]
  return {
    kind: 'face',
    outline: polygon(corners.map((corner) => seenOnBoard(corner, heightIn, from))),
    shading: { run: 'across', stops: [[0, boardLight(0, 90, from)]] },
  }
}

/** Saw cuts up the side in sight and in over the top. */
function kerfLines(
  { lengthIn, heightsIn: [heightIn], kerfs }: RiserShape,
  from: Standpoint,
): readonly Line[] {
  if (kerfs === undefined) return []
  const count = Math.floor(lengthIn / kerfs.apartIn - 0.5)
  return Array.from({ length: count }, (_, index): Line => {
    const alongIn = (index + 1) * kerfs.apartIn
    const path = polyline([
      seenOnBoard([alongIn, 0], 0, from),
      seenOnBoard([alongIn, 0], heightIn, from),
      seenOnBoard([alongIn, kerfs.depthIn], heightIn, from),
    ])
    return { kind: 'line', role: 'shade', path, widthIn: KERF_IN }
  })
}
