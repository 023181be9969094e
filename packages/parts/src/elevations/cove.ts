import type { CoveShape } from '@millrun/catalogue/shapes/tread-shape'
import { polygon } from '../geometry/path.ts'
import { coveSection } from './board/cove-section.ts'
import type { Dimension } from './dimension.ts'
import type { Aspect, PartView } from './part-view.ts'
import type { Face } from './piece.ts'
import { endGrain, grainAlong, stemFor } from './rail/rings.ts'
import { runningBack } from './rail/running-back.ts'

/** Height that the picture of a cove shows. */
const FRAME_HEIGHT_IN = 3

/** A cove moulding. Drawings see it cut through; pictures see its end with the length running back. */
export function coveView(shape: CoveShape, aspect: Aspect): PartView {
  const corners = coveSection(shape)
  const stem = stemFor(JSON.stringify(shape))
  const end: Face = {
    kind: 'face',
    outline: polygon(corners),
    shading: {
      run: 'along',
      stops: [
        [0, 0.34],
        [1, 0.46],
      ],
    },
  }
  const isDrawing = aspect.turnDeg === 0
  return {
    pieces: isDrawing
      ? [{ ...end, isCut: true }]
      : [
          ...runningBack(corners, (side) => grainAlong(side, stem)),
          end,
          ...endGrain(corners, stem),
        ],
    dimensions: coveDimensions(shape),
    lies: 'upright',
    frame: {
      centre: [FRAME_HEIGHT_IN * 0.33, shape.sideIn / 2 + FRAME_HEIGHT_IN * 0.14],
      heightIn: FRAME_HEIGHT_IN,
    },
    axisIn: 'none',
    plainLengths: [],
  }
}

function coveDimensions({ sideIn, radiusIn, lengthIn }: CoveShape): readonly Dimension[] {
  const hollowIn = sideIn - radiusIn * Math.SQRT1_2
  return [
    { kind: 'across', fromIn: 0, toIn: sideIn, row: 0 },
    { kind: 'along', fromIn: 0, toIn: sideIn, row: 0 },
    { kind: 'leader', at: [0, sideIn], valueIn: lengthIn, mark: '', note: 'long' },
    { kind: 'leader', at: [hollowIn, hollowIn], valueIn: radiusIn, mark: '', note: 'radius' },
  ]
}
