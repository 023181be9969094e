import type { RiserShape } from '@millrun/catalogue/shapes/tread-shape'
import { rectangle } from '../../geometry/figures.ts'
import { type Point, polygon } from '../../geometry/path.ts'
import type { Dimension } from '../dimension.ts'
import type { PartView, SecondView } from '../part-view.ts'
import { evenShading } from '../piece.ts'

/** How much of the left end the section shows. */
const CUT_LENGTH_IN = 6
/** Width of a saw cut. */
const KERF_IN = 0.1

/** A riser from the front, and its left end cut level. */
export function riserDrawing(shape: RiserShape): Omit<PartView, 'frame'> {
  const { lengthIn, heightsIn } = shape
  const [heightIn] = heightsIn
  const outline = rectangle([0, 0], [lengthIn, heightIn])
  return {
    pieces: [{ kind: 'face', outline, shading: evenShading(0.4) }],
    second: endCut(shape),
    dimensions: [
      { kind: 'across', fromIn: 0, toIn: lengthIn, row: 0 },
      { kind: 'along', fromIn: 0, toIn: heightIn, row: 0 },
      ...highest(shape),
    ],
    lies: 'upright',
    axisIn: 'none',
    plainLengths: [],
  }
}

/** Of the heights that it is cut to, the lowest is drawn. */
function highest({ lengthIn, heightsIn }: RiserShape): readonly Dimension[] {
  const [lowestIn] = heightsIn
  const valueIn = Math.max(...heightsIn)
  if (valueIn === lowestIn) return []
  return [{ kind: 'leader', at: [lengthIn / 2, lowestIn], valueIn, mark: '', note: 'high at most' }]
}

/** The left end seen from above, its front below. */
function endCut(shape: RiserShape): SecondView {
  const { thickIn, isMitred } = shape
  const corners: readonly Point[] = [
    [0, 0],
    [CUT_LENGTH_IN, 0],
    [CUT_LENGTH_IN, thickIn],
    ...kerfCorners(shape),
    [isMitred ? thickIn : 0, thickIn],
  ]
  return {
    pieces: [{ kind: 'face', outline: polygon(corners), shading: evenShading(0.4), isCut: true }],
    dimensions: endDimensions(shape),
    caption: isMitred ? 'End cut level, mitered at 45°' : 'End cut level',
  }
}

function kerfPlaces({ kerfs }: RiserShape): readonly number[] {
  if (kerfs === undefined) return []
  const count = Math.floor(CUT_LENGTH_IN / kerfs.apartIn - 0.5)
  return Array.from({ length: count }, (_, index) => (index + 1) * kerfs.apartIn)
}

/** The saw cuts from the back, from right to left. */
function kerfCorners(shape: RiserShape): readonly Point[] {
  const { thickIn, kerfs } = shape
  const floorIn = thickIn - (kerfs?.depthIn ?? 0)
  return kerfPlaces(shape)
    .toReversed()
    .flatMap((alongIn): readonly Point[] => [
      [alongIn + KERF_IN / 2, thickIn],
      [alongIn + KERF_IN / 2, floorIn],
      [alongIn - KERF_IN / 2, floorIn],
      [alongIn - KERF_IN / 2, thickIn],
    ])
}

function endDimensions(shape: RiserShape): readonly Dimension[] {
  const { thickIn, kerfs } = shape
  const thickness: Dimension = { kind: 'along', fromIn: 0, toIn: thickIn, row: 0 }
  if (kerfs === undefined) return [thickness]
  const [first = 0, second = 0] = kerfPlaces(shape)
  return [
    { kind: 'across', fromIn: first, toIn: second, row: 0 },
    thickness,
    {
      kind: 'leader',
      at: [first, thickIn - kerfs.depthIn],
      valueIn: kerfs.depthIn,
      mark: '',
      note: 'deep',
    },
  ]
}
