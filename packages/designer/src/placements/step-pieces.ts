import type { Choices } from '@millrun/catalogue/choices'
import { NOSING_IN, RISER_THICK_IN, TREAD_THICK_IN } from '../model/building-sizes.ts'
import type { Flight } from '../model/flights.ts'
import type { Stair } from '../model/stair.ts'
import { lineFor } from '../stock/line-for.ts'
import {
  riserFor,
  type RiserStock,
  sizeFrom,
  startingStepFor,
  treadFor,
  type TreadStock,
} from '../stock/step-stock.ts'
import { facingDown, type Spot } from './axes.ts'
import { edgePieces } from './edge-pieces.ts'
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
  { product, shape }: RiserStock,
  isLowest: boolean,
): readonly Piece[] {
  const { design, steps } = stair
  const heightIn = steps.riseIn - TREAD_THICK_IN
  const also = { ...sized(product, flight.widthIn), ...risenFrom(shape.heightsIn, heightIn) }
  const skipped = isLowest && hasStartingStep(stair) ? 1 : 0
  return Array.from({ length: flight.risers - skipped }, (_, index): Piece => {
    const number = index + skipped
    const spot = spotOn(flight, number * steps.runIn, {
      upIn: flight.baseIn + number * steps.riseIn,
    })
    return {
      group: 'steps',
      line: lineFor(product, { ...design, also }),
      shape: {
        kind: 'riser',
        lengthIn: flight.widthIn,
        heightsIn: [heightIn],
        thickIn: RISER_THICK_IN,
      },
      placement: facingDown(spot),
      cutIn: flight.widthIn,
      isKept: design.steps === 'as-built',
    }
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

function sized(product: TreadStock['product'], lengthIn: number): Choices {
  return { size: sizeFrom(product, lengthIn) }
}

function openHand({ left }: Stair['design']): Choices {
  return { hand: left === 'open' ? 'l' : 'r' }
}

/** The lowest riser that is high enough, as its choice; the highest where none is. */
function risenFrom(heightsIn: readonly number[], heightIn: number): Choices {
  const codes = ['7-1-4', '7-1-2', '7-3-4', '8']
  const index = heightsIn.findIndex((soldIn) => soldIn >= heightIn - 1e-6)
  return { height: codes[index === -1 ? codes.length - 1 : index] ?? '8' }
}
