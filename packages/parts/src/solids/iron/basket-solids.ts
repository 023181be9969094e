import { basketRingIn, betweenRings } from '../../elevations/iron/basket.ts'
import { type Basket, basketRod } from '../../geometry/basket-rod.ts'
import { type Fineness, linesFor } from '../form/fineness.ts'
import { bentRod } from '../form/sweep.ts'
import { metalPiece, turnedAbout } from '../metal-piece.ts'
import type { Solid } from '../solid.ts'
import { ringsAtEnds } from './forged-ring.ts'

/** The rods of a basket, and the forged rings that they are welded into. */
export function basketSolids(basket: Basket, barIn: number, fineness: Fineness): readonly Solid[] {
  const line = basketRod(betweenRings(basket), 0, 0, 2 * linesFor(32, fineness))
  const rod = bentRod(line, basket.rodIn, Math.max(6, linesFor(20, fineness)))
  return [
    metalPiece(
      'basket rod',
      rod,
      Array.from({ length: basket.rods }, (_, index) => turnedAbout((360 * index) / basket.rods)),
    ),
    ringsAtEnds(basket, basketRingIn(barIn), fineness),
  ]
}
