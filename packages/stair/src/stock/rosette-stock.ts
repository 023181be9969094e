import { rosettes } from '@millrun/catalogue/families/rosettes/rosettes'
import { rosetteFaceIn } from '@millrun/catalogue/shapes/rosette-shape'
import { railHeightIn, railWidthIn } from '@millrun/catalogue/shapes/rail-sizes'
import type { RailStock } from './rail-stock.ts'
import { type Stocked, stockedAs } from './stocked.ts'

export type RosetteStock = Stocked<'rosette'>

/** The plate that a rail ends against a wall on: the first whose flat takes the whole rail. */
export function rosetteFor(rail: RailStock): RosetteStock | undefined {
  const [widthIn, heightIn] = [railWidthIn(rail.shape), railHeightIn(rail.shape)]
  return stockedAs('rosette', rosettes).find(({ shape }) => {
    const [faceWidthIn, faceHeightIn] = rosetteFaceIn(shape)
    return faceWidthIn >= widthIn && faceHeightIn >= heightIn
  })
}
