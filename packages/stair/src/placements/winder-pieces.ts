import { NOSING_IN, TREAD_THICK_IN } from '../segments/building-sizes.ts'
import type { Stair } from '../model/stair.ts'
import { forwardOf, type Frame, rightOf } from '../segments/frame.ts'
import type { FloorPoint } from '../segments/segment.ts'
import type { Wedge } from '../segments/winder.ts'
import { lineFor } from '../stock/line-for.ts'
import { longestIn, type RiserStock, type TreadStock, winderBlank } from '../stock/step-stock.ts'
import { facingDown } from './axes.ts'
import type { Piece } from './piece.ts'
import { riserPiece } from './riser-piece.ts'

/** The wedge treads of a stair and the risers between them. What no blank is large enough for is drawn, not bought. */
export function winderPieces(stair: Stair, riser: RiserStock): readonly Piece[] {
  const blank = winderBlank()
  return stair.segments.flatMap(({ winder }) => {
    if (winder === undefined || blank === undefined) return []
    const [, ...behind] = winder.wedges
    return [
      ...winder.wedges.map((wedge) => wedgePiece(stair, wedge, blank)),
      ...behind.map((wedge) => wedgeRiser(stair, wedge, riser)),
    ]
  })
}

/** How many wedges have to be made to a template because no blank is large enough for them. */
export function wedgesToMake(stair: Stair): number {
  const blank = winderBlank()
  const wedges = stair.segments.flatMap(({ winder }) => winder?.wedges ?? [])
  return wedges.filter((wedge) => blank === undefined || !isCutFrom(blank, wedge, stair)).length
}

function wedgePiece(stair: Stair, wedge: Wedge, blank: TreadStock): Piece {
  const { design } = stair
  const plan = nosedPlan(wedge)
  const frame = frontFrame(wedge)
  const also = { hand: design.turn === 'left' ? 'l' : 'r' }
  const { narrowIn: _, ...board } = blank.shape
  return {
    group: 'steps',
    line: lineFor(blank.product, { ...design, also }),
    shape: {
      ...board,
      plan,
      lengthIn: frontIn(wedge),
      depthIn: Math.max(...plan.map(([, backIn]) => backIn)),
    },
    placement: facingDown({
      frame,
      alongIn: -NOSING_IN,
      upIn: wedge.topIn - TREAD_THICK_IN,
      rightIn: 0,
    }),
    cutIn: frontIn(wedge),
    isKept: design.steps === 'as-built' || !isCutFrom(blank, wedge, stair),
  }
}

/** A riser under the front of a wedge; the one under the first belongs to the flight below. */
function wedgeRiser(stair: Stair, wedge: Wedge, riser: RiserStock): Piece {
  const upIn = wedge.topIn - stair.steps.riseIn
  const spot = { frame: frontFrame(wedge), alongIn: 0, upIn, rightIn: 0 }
  return riserPiece(stair, riser, spot, frontIn(wedge), frontIn(wedge) > longestIn(riser.product))
}

/** The frame that begins at the left of a wedge's front and leads up over it. */
function frontFrame({ plan: [left, right] }: Wedge): Frame {
  const [dx, dz] = [right[0] - left[0], right[1] - left[1]]
  return { xIn: left[0], zIn: left[1], headingDeg: (Math.atan2(dx, dz) * 180) / Math.PI }
}

function frontIn({ plan: [left, right] }: Wedge): number {
  return Math.hypot(right[0] - left[0], right[1] - left[1])
}

/** The outline of a wedge as a board: its front stands out by the nosing. */
function nosedPlan(wedge: Wedge): readonly FloorPoint[] {
  const frame = frontFrame(wedge)
  const [[forwardX, , forwardZ], [rightX, , rightZ]] = [forwardOf(frame), rightOf(frame)]
  const own = wedge.plan.map(([x, z]): FloorPoint => {
    const [dx, dz] = [x - frame.xIn, z - frame.zIn]
    return [dx * rightX + dz * rightZ, dx * forwardX + dz * forwardZ + NOSING_IN]
  })
  const [, ...rest] = own
  return [[0, 0], [frontIn(wedge), 0], ...rest, [0, NOSING_IN]]
}

/** Whether a wedge with its nosing lies within a blank, front on front and its wide end at the blank's. */
function isCutFrom({ shape }: TreadStock, wedge: Wedge, { design }: Stair): boolean {
  const { lengthIn, depthIn, narrowIn = depthIn } = shape
  const plan = nosedPlan(wedge)
  const isNarrowLeft = design.turn === 'left'
  const fromNarrow = plan.map(([xIn, backIn]): FloorPoint => [
    isNarrowLeft ? xIn : frontIn(wedge) - xIn,
    backIn,
  ])
  const spareIn = lengthIn - Math.max(...fromNarrow.map(([xIn]) => xIn))
  return fromNarrow.every(([xIn, backIn]) => {
    const atIn = xIn + spareIn
    return atIn >= -1e-6 && backIn <= narrowIn + ((depthIn - narrowIn) * atIn) / lengthIn + 1e-6
  })
}
