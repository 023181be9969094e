import type { HardwareShape } from '@millrun/catalogue/shapes/hardware-shape'
import { centredRectangle, circle } from '../geometry/figures.ts'
import { type Path, polyline } from '../geometry/path.ts'
import type { Dimension } from './dimension.ts'
import { SET_SCREW_RADIUS_IN, setScrewHeightIn } from './hardware/set-screw-place.ts'
import { hardwareRings } from './hardware/hardware-rings.ts'
import type { Aspect, Frame, PartView, Section } from './part-view.ts'
import type { Piece } from './piece.ts'
import { sideGrain } from './stack/side-grain.ts'
import { ringOrdinates } from './stack/ring-ordinates.ts'
import { stackElevation } from './stack/stack-elevation.ts'
import { metalLight, stackLight } from './stack/stack-light.ts'
import { openingFace, stackPicture } from './stack/stack-picture.ts'
import type { Ring, Standpoint } from './stack/ring.ts'

/** Small parts are looked at from above, so that the opening shows. */
const TILT_DEG = 24

/** Height that the pictures of each kind show: one camera for a kind. */
const FRAME_HEIGHTS_IN = {
  shoe: 3.3,
  knuckle: 4,
  collar: 2.3,
  'newel-cap': 9.5,
} as const satisfies Record<HardwareShape['kind'], number>

/** A shoe, knuckle, collar or cap. */
export function hardwareView(shape: HardwareShape, { turnDeg }: Aspect): PartView {
  const rings = hardwareRings(shape)
  const isPicture = turnDeg !== 0
  return {
    pieces: isPicture
      ? picture(shape, rings, { turnDeg, tiltDeg: TILT_DEG })
      : stackElevation(rings),
    ...plan(shape),
    dimensions: dimensions(shape, rings),
    ordinates: ringOrdinates(rings),
    ...(shape.kind === 'newel-cap' ? {} : { hiddenLines: bore(shape, rings) }),
    lies: 'upright',
    frame: frameOf(shape),
    plainLengths: [],
  }
}

function picture(shape: HardwareShape, rings: readonly Ring[], from: Standpoint): readonly Piece[] {
  if (shape.kind === 'newel-cap')
    return [...stackPicture(rings, from, stackLight), ...sideGrain(rings, from)]
  const top = rings.at(-1)?.heightIn ?? shape.heightIn
  return [
    ...stackPicture(rings, from, metalLight),
    openingFace(shape.section, top, shape.openingIn / 2, from),
  ]
}

/** The part seen from above: its outline and the opening. */
function plan(shape: HardwareShape): { readonly section?: Section } {
  if (shape.kind === 'newel-cap') return {}
  const outlines = [outline(shape, widestIn(shape)), outline(shape, shape.openingIn)] as const
  const caption = [shape.openingIn, `${shape.section} opening`]
  return { section: { outlines, caption } }
}

/** Through all of it, and the set screw in the side away from the viewer; where its foot lies on a slope, down to that. */
function bore(shape: Exclude<HardwareShape, { kind: 'newel-cap' }>, rings: readonly Ring[]) {
  const topIn = Math.max(...rings.map(({ heightIn }) => heightIn))
  const { heightIn = 0, slope = 0 } = rings[0] ?? {}
  const half = shape.openingIn / 2
  const screw =
    shape.kind === 'shoe' && shape.hasSetScrew
      ? [circle([0, setScrewHeightIn(rings)], SET_SCREW_RADIUS_IN)]
      : []
  const sides = [-half, half].map((x) =>
    polyline([
      [x, heightIn + slope * x],
      [x, topIn],
    ]),
  )
  return [...sides, ...screw]
}

function outline(shape: Exclude<HardwareShape, { kind: 'newel-cap' }>, widthIn: number): Path {
  const isRound =
    shape.section === 'round' || (shape.kind === 'knuckle' && widthIn > shape.openingIn)
  return isRound ? circle([0, 0], widthIn / 2) : centredRectangle(widthIn, widthIn)
}

function widestIn(shape: HardwareShape): number {
  if (shape.kind === 'knuckle') return shape.diameterIn
  return shape.kind === 'collar' ? shape.widthIn : shape.baseIn
}

function dimensions(shape: HardwareShape, rings: readonly Ring[]): readonly Dimension[] {
  const half = widestIn(shape) / 2
  const lowest = Math.min(
    ...rings.map((ring) => ring.heightIn - Math.abs(ring.slope) * ring.halfIn),
  )
  const highest = Math.max(...rings.map((ring) => ring.heightIn))
  const size: readonly Dimension[] = [
    { kind: 'across', fromIn: -half, toIn: half, row: 0 },
    { kind: 'along', fromIn: lowest, toIn: highest, row: 0 },
  ]
  if (shape.kind === 'newel-cap') return size
  const mark = shape.section === 'round' ? 'ø' : '□'
  return [
    ...size,
    { kind: 'leader', at: [0, highest], valueIn: shape.openingIn, mark, note: 'opening' },
  ]
}

function frameOf(shape: HardwareShape): Frame {
  return { centre: [0, shape.heightIn * 0.44], heightIn: FRAME_HEIGHTS_IN[shape.kind] }
}
