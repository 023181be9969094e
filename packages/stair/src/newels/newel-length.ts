import { formatInches } from '@millrun/catalogue/inches'
import type { NewelStock } from '../stock/newel-stock.ts'
import type { Newel } from './newel.ts'
import type { NewelSpot } from '../segments/span.ts'

/** What meets a newel: from the lowest underside to the highest top of the rails, or the seat of a cap. */
export interface NewelLoad {
  readonly lowIn: number
  readonly highIn: number
}

/** How much of the top block shows above the rail, and how little may, in inches. */
const REVEAL_IN = 1.5
const LEAST_REVEAL_IN = 0.25
/** What cannot be told in sixteenths of an inch is not missing. */
const HARDLY_IN = 1 / 32
/** How far a newel on a landing may reach down over the edge of the floor, in inches. */
const DROP_IN = 12

/** A newel under a cap: its shoulder at the seat. */
export function cappedNewel(spot: NewelSpot, stock: NewelStock, seatIn: number): Newel {
  return newelTo(spot, stock, seatIn, seatIn)
}

/** A newel between rails: all of them land on the square below its top. */
export function blockedNewel(spot: NewelSpot, stock: NewelStock, load: NewelLoad): Newel {
  const newel = newelTo(spot, stock, load.highIn + REVEAL_IN, load.highIn + LEAST_REVEAL_IN)
  const blockFromIn = newel.footIn + stock.seatFromIn - newel.cutOffIn
  if (newel.problem !== undefined || blockFromIn <= load.lowIn + HARDLY_IN) return newel
  const missing = formatInches(blockFromIn - load.lowIn)
  return {
    ...newel,
    problem: `The square at the top of ${stock.product.title} is ${missing} too short for the rails that meet there. Choose a landing newel with a longer block.`,
  }
}

/** A newel as it is sold, on its floor. */
export function wholeNewel(spot: NewelSpot, stock: NewelStock): Newel {
  return { spot, stock, footIn: spot.floorIn, lengthIn: stock.shape.lengthIn, cutOffIn: 0 }
}

/** Cut so that its square ends at `wantedIn`, and at `leastIn` where it is not long enough for that. */
function newelTo(spot: NewelSpot, stock: NewelStock, wantedIn: number, leastIn: number): Newel {
  const mayDrop = spot.role === 'turn' || spot.role === 'corner' || spot.role === 'top'
  const aboveIn = wantedIn - spot.floorIn
  const shortIn = leastIn - spot.floorIn - stock.seatToIn
  const overIn = Math.max(0, stock.seatToIn - aboveIn)
  const dropIn = mayDrop ? Math.min(overIn, DROP_IN) : 0
  const cutOffIn = Math.min(overIn - dropIn, stock.spareIn)
  const { lengthIn } = stock.shape
  return {
    spot,
    stock,
    footIn: spot.floorIn - dropIn,
    lengthIn: lengthIn - cutOffIn,
    cutOffIn,
    ...(shortIn >= HARDLY_IN
      ? {
          problem: `${stock.product.title} is ${formatInches(shortIn)} too short to carry the rail. Choose a longer newel or a lower rail.`,
        }
      : {}),
  }
}
