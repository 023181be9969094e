import type { Choices } from '@millrun/catalogue/choosing/choices'
import { NOSING_IN, TREAD_THICK_IN } from '../segments/building-sizes.ts'
import type { Flight } from '../segments/flights.ts'
import type { Stair } from '../model/stair.ts'
import { lineFor } from '../stock/line-for.ts'
import {
  riserFor,
  type RiserStock,
  startingStepFor,
  treadFor,
  type TreadStock,
} from '../stock/step-stock.ts'
import { facingDown, type Spot } from './axes.ts'
import { edgePieces } from './edge-pieces.ts'
import { riserPiece, sized } from './riser-piece.ts'
import { winderPieces } from './winder-pieces.ts'
import type { Piece } from './piece.ts'

/** A rounded end of a starting step stands out this far beyond the stair, in inches. */
const ROUND_END_IN = 7.5

/** Treads, risers and floor edges: bought where new ones are wanted, drawn as they stand where not. */
export function stepPieces(stair: Stair): readonly Piece[] {
  const [tread, riser] = [treadFor(stair.design), riserFor(stair.design)]
  if (tread === undefined || riser === undefined) return []
  return [
    ...stair.flights.flatMap((flight, index) => [
      ...flightTreads(stair, flight, tread, index === 0),
      ...flightRisers(stair, flight, riser, index === 0),
    ]),
    ...winderPieces(stair, riser),
    ...edgePieces(stair),
  ]
}

/** Whether the first tread and riser are a starting step, which a volute or a turnout stands on. */
function hasStartingStep({ bays }: Stair): boolean {
  return bays.some(({ rail }) =>
    rail.fittings.some(({ job }) => job === 'volute' || job === 'turnout'),
  )
}

function flightTreads(
  stair: Stair,
  flight: Flight,
  tread: TreadStock,
  isLowest: boolean,
): readonly Piece[] {
  const { design, steps } = stair
  const step = isLowest && hasStartingStep(stair) ? startingStepFor(design) : undefined
  const skipped = step === undefined ? 0 : 1
  const treads = Array.from({ length: flight.risers - 1 - skipped }, (_, index) => {
    const number = index + skipped
    const spot = spotOn(flight, number * steps.runIn - NOSING_IN, {
      upIn: flight.baseIn + (number + 1) * steps.riseIn - TREAD_THICK_IN,
    })
    return treadPiece(stair, tread, spot, flight.widthIn, design.steps === 'as-built')
  })
  return step === undefined ? treads : [startingStep(stair, flight, step), ...treads]
}

function treadPiece(
  { design, steps }: Stair,
  { product, shape }: TreadStock,
  spot: Spot,
  widthIn: number,
  isKept: boolean,
): Piece {
  const also = { ...sized(product, widthIn), ...openHand(design) }
  const isRightHand = design.left === 'wall' && design.right === 'open'
  return {
    group: 'steps',
    line: lineFor(product, { ...design, also }),
    shape: {
      ...shape,
      lengthIn: widthIn,
      depthIn: steps.runIn + NOSING_IN,
      ...(isRightHand ? { isRightHand } : {}),
    },
    placement: facingDown(spot),
    cutIn: widthIn,
    isKept,
  }
}

function startingStep(stair: Stair, flight: Flight, { product, shape }: TreadStock): Piece {
  const { design, steps } = stair
  const ends = [design.left, design.right].filter((side) => side === 'open').length
  const lengthIn = flight.widthIn + ends * ROUND_END_IN
  const also = { ...sized(product, lengthIn), ...openHand(design) }
  const outIn = design.left === 'open' ? ROUND_END_IN : 0
  const spot = spotOn(flight, -NOSING_IN, { upIn: flight.baseIn, outIn })
  const { riser } = shape
  const heightIn = steps.riseIn - shape.thickIn
  const isRightHand = design.left === 'wall'
  return {
    group: 'steps',
    line: lineFor(product, { ...design, also }),
    shape: {
      ...shape,
      lengthIn,
      ...(riser === undefined ? {} : { riser: { ...riser, heightIn } }),
      ...(isRightHand ? { isRightHand } : {}),
    },
    placement: facingDown(spot),
    cutIn: lengthIn,
    isKept: design.job === 'keep-rail',
  }
}

function flightRisers(
  stair: Stair,
  flight: Flight,
  riser: RiserStock,
  isLowest: boolean,
): readonly Piece[] {
  const { steps } = stair
  const skipped = isLowest && hasStartingStep(stair) ? 1 : 0
  return Array.from({ length: flight.risers - skipped }, (_, index): Piece => {
    const number = index + skipped
    const spot = spotOn(flight, number * steps.runIn, {
      upIn: flight.baseIn + number * steps.riseIn,
    })
    return riserPiece(stair, riser, spot, flight.widthIn)
  })
}

/** The left end of a board across the flight. */
function spotOn(
  flight: Flight,
  alongIn: number,
  { upIn, outIn = 0 }: { readonly upIn: number; readonly outIn?: number },
): Spot {
  return { frame: flight.frame, alongIn, upIn, rightIn: -flight.widthIn / 2 - outIn }
}

function openHand({ left }: Stair['design']): Choices {
  return { hand: left === 'open' ? 'l' : 'r' }
}
