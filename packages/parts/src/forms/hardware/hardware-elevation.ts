import type { HardwareShape, SlipOnShape } from '@millrun/catalogue/shapes/hardware-shape'
import type { Dimension } from '../../elevations/dimension.ts'
import type { Elevation, Section } from '../../elevations/elevation.ts'
import { centredRectangle, circle } from '../../geometry/figures.ts'
import { type Path, polyline } from '../../geometry/path.ts'
import { ringOrdinates } from '../../turning/ring-ordinates.ts'
import type { Ring } from '../../turning/ring.ts'
import { stackElevation } from '../../turning/stack-elevation.ts'
import { hardwareRings } from './hardware-rings.ts'
import { SET_SCREW_RADIUS_IN, setScrewHeightIn } from './set-screw.ts'

/** A shoe, knuckle, collar or cap. */
export function hardwareElevation(shape: HardwareShape): Elevation {
  const rings = hardwareRings(shape)
  return {
    outlines: stackElevation(rings),
    ...plan(shape),
    dimensions: dimensions(shape, rings),
    ordinates: ringOrdinates(rings),
    ...(shape.kind === 'newel-cap' ? {} : { hiddenLines: bore(shape, rings) }),
    lies: 'upright',
  }
}

/** The part seen from above: its outline and the opening. */
function plan(shape: HardwareShape): { readonly section?: Section } {
  if (shape.kind === 'newel-cap') return {}
  const loops = [outline(shape, widestIn(shape)), outline(shape, shape.openingIn)] as const
  const caption = [shape.openingIn, `${shape.section} opening`]
  return { section: { loops, caption } }
}

/** Through all of it, and the set screw in the side away from the viewer; where its foot lies on a slope, down to that. */
function bore(shape: SlipOnShape, rings: readonly Ring[]) {
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

function outline(shape: SlipOnShape, widthIn: number): Path {
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
