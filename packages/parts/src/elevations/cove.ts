import type { CoveShape } from '@millrun/catalogue/shapes/tread-shape'
import { type Point, polygon } from '../geometry/path.ts'
import { smoothOutline } from '../geometry/smooth-outline.ts'
import { coveSection } from './board/cove-section.ts'
import type { Dimension } from './dimension.ts'
import type { Aspect, PartView } from './part-view.ts'
import type { Piece } from './piece.ts'
import { endGrain, grainAlong, stemFor } from './rail/rings.ts'
import { runningBack } from './rail/running-back.ts'
import { sawnEnd } from './rail/sawn-end.ts'

/** Height that the picture of a cove shows. */
const FRAME_HEIGHT_IN = 3

/** A cove moulding. Drawings see it cut through; pictures see its end with the length running back. */
export function coveView(shape: CoveShape, aspect: Aspect): PartView {
  const corners = coveSection(shape)
  return {
    pieces: aspect.turnDeg === 0 ? cutThrough(corners) : fromItsEnd(shape, corners),
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

function cutThrough(corners: readonly Point[]): readonly Piece[] {
  return [{ ...sawnEnd(smoothOutline(corners)), isCut: true }]
}

function fromItsEnd(shape: CoveShape, corners: readonly Point[]): readonly Piece[] {
  const stem = stemFor(JSON.stringify(shape))
  return [
    ...runningBack(corners, (side) => grainAlong(side, stem)),
    sawnEnd(polygon(corners)),
    ...endGrain(corners, stem),
  ]
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
