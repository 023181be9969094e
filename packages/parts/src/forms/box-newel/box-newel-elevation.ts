import type { BoxNewelShape } from '@millrun/catalogue/shapes/box-newel-shape'
import {
  type Dimension,
  type LeaderDimension,
  lengthsAlong,
  type Ordinate,
} from '../../elevations/dimension.ts'
import type { Elevation, Section } from '../../elevations/elevation.ts'
import { edge, type Line } from '../../elevations/outline.ts'
import { centredRectangle, rectangle } from '../../geometry/figures.ts'
import type { Heights } from '../../geometry/heights.ts'
import { type Path, type Point, polyline } from '../../geometry/path.ts'
import { ringOrdinates } from '../../turning/ring-ordinates.ts'
import { stackElevation } from '../../turning/stack-elevation.ts'
import { newelWindow, heightsOfWindow } from '../../elevations/telling-window.ts'
import { boxNewelRings, postTopIn, postWidthAt } from './box-newel-rings.ts'
import { panelFields } from './panel-fields.ts'

/** Thickness of the boards that a hollow post is made of. */
export const BOARD_IN = 0.75

/** A square newel with its base, panels, bands and cap. */
export function boxNewelElevation(shape: BoxNewelShape): Elevation {
  const rings = boxNewelRings(shape)
  return {
    outlines: [...stackElevation(rings), ...panelEdges(shape)],
    section: section(shape),
    dimensions: dimensions(shape),
    ordinates: [...ringOrdinates(rings), ...taperFoot(shape)],
    ...(shape.isHollow ? { hiddenLines: innerSides(shape) } : {}),
    lies: 'along',
    detail: heightsOfWindow(newelWindow(shape.lengthIn)),
    plainLengths: plainLengths(shape),
  }
}

/** The edges of the panels on the side to the front. */
function panelEdges(shape: BoxNewelShape): readonly Line[] {
  return shape.panels
    .flatMap((panel) => panelFields(shape, panel))
    .map(({ middleIn, halfIn, fromIn, toIn }) =>
      edge(rectangle([middleIn - halfIn, fromIn], [middleIn + halfIn, toIn])),
    )
}

function section(shape: BoxNewelShape): Section {
  const { widthIn, isHollow } = shape
  const outer = centredRectangle(widthIn, widthIn)
  const core = isHollow ? [centredRectangle(widthIn - 2 * BOARD_IN, widthIn - 2 * BOARD_IN)] : []
  const caption = isHollow
    ? [widthIn, 'square, hollow, of', BOARD_IN, 'boards']
    : [widthIn, 'square, solid']
  return { loops: [outer, ...core], caption }
}

/** The boards run from the floor to the cap. */
function innerSides(shape: BoxNewelShape): readonly Path[] {
  const heights = [0, shape.taperFromIn, postTopIn(shape)]
  return [-1, 1].map((side) =>
    polyline(
      heights.map((heightIn): Point => {
        return [side * (postWidthAt(shape, heightIn) / 2 - BOARD_IN), heightIn]
      }),
    ),
  )
}

/** Places nearer together than this share one end in the chain. */
const NEAR_IN = 3.5

/** The chain from the base over the panels to the cap, the whole height, and what stands out. */
function dimensions(shape: BoxNewelShape): readonly Dimension[] {
  const panelEnds = shape.panels.flatMap((panel) => [panel.fromIn, panel.toIn])
  const baseIn = shape.base?.toIn ?? 0
  const hasBase = baseIn > 0 && panelEnds.every((endIn) => endIn - baseIn > NEAR_IN)
  const places = [0, ...(hasBase ? [baseIn] : []), ...panelEnds, postTopIn(shape), shape.lengthIn]
  return [...lengthsAlong(places, shape.lengthIn), ...leaders(shape)]
}

/** Where a post begins to taper, too slightly for its outline to show a corner. */
function taperFoot({ widthIn, topWidthIn, taperFromIn }: BoxNewelShape): readonly Ordinate[] {
  if (topWidthIn === widthIn) return []
  return [{ at: [-widthIn / 2, taperFromIn], acrossIn: widthIn, mark: '□ ' }]
}

function leaders(shape: BoxNewelShape): readonly LeaderDimension[] {
  const { base, cap, widthIn, lengthIn } = shape
  const postAtIn = (base?.toIn ?? 0) + 1
  return [
    ...(base ? [square(base.widthIn, (base.fromIn + base.toIn) / 2, 'base')] : []),
    square(widthIn, postAtIn, 'post'),
    ...(cap.form === 'chamfer' ? [] : [square(cap.widthIn, lengthIn - cap.heightIn / 2, 'cap')]),
  ]
}

function square(widthIn: number, heightIn: number, note: string): LeaderDimension {
  return { kind: 'leader', at: [-widthIn / 2, heightIn], valueIn: widthIn, mark: '□', note }
}

/** Plain post between what stands round it. */
function plainLengths(shape: BoxNewelShape): readonly Heights[] {
  const taken = [
    ...(shape.base ? [shape.base] : []),
    ...shape.bands,
    ...shape.panels,
    { fromIn: postTopIn(shape), toIn: shape.lengthIn },
  ].toSorted((a, b) => a.fromIn - b.fromIn)
  const starts = [0, ...taken.map((span) => span.toIn)]
  return taken
    .map((span, index) => [starts[index] ?? 0, span.fromIn] as const)
    .filter(([fromIn, toIn]) => toIn - fromIn > 4)
}
