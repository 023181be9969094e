import type { RailShape } from './rail-shape.ts'
import { halfWidthAtIn, railHeightIn, railPerimeterIn, railWidthIn } from './rail-sizes.ts'

/**
 * How a rail's section stands to the grip rules of the International Residential Code, R311.7.8.5
 * (2018 text): Type I by its small size, Type II by a finger recess on both sides, or neither.
 */
export function railGrip(shape: RailShape): 'Type I' | 'Type II' | 'none' {
  if (isTypeOne(shape)) return 'Type I'
  return isTypeTwo(shape) ? 'Type II' : 'none'
}

function isTypeOne(shape: RailShape): boolean {
  const perimeterIn = railPerimeterIn(shape)
  const crossIn = Math.max(railWidthIn(shape), railHeightIn(shape))
  return perimeterIn >= 4 && perimeterIn <= 6.25 && crossIn <= 2.25
}

function isTypeTwo(shape: RailShape): boolean {
  const topIn = railHeightIn(shape)
  const widthIn = railWidthIn(shape)
  const narrowsAtIn = recessBeginsIn(shape)
  const recessIn = (heightIn: number) => widthIn / 2 - halfWidthAtIn(shape, heightIn)
  return (
    topIn - narrowsAtIn <= 0.75 &&
    recessIn(narrowsAtIn - 0.875) >= 0.3125 &&
    recessIn(topIn - 1.75) >= 0.3125 &&
    widthIn >= 1.25 &&
    widthIn <= 2.75
  )
}

/** The height, seen from the top down, at which the section leaves its full width again. */
function recessBeginsIn(shape: RailShape): number {
  const half = railWidthIn(shape) / 2
  const fromTop = shape.halfSection.toReversed()
  const start = fromTop.findIndex(([xIn]) => xIn === half)
  const end = fromTop.findIndex(([xIn], index) => index > start && xIn < half)
  return fromTop[end === -1 ? fromTop.length - 1 : end - 1]?.[1] ?? 0
}
