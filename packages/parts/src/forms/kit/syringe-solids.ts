import type { SyringePiece } from '@millrun/catalogue/shapes/kit-shape'
import { type SyringeBlock, syringeBlocks } from './syringe-blocks.ts'
import type { Point } from '../../geometry/path.ts'
import { type Fineness, linesFor } from '../../solids/form/fineness.ts'
import type { Facets } from '../../solids/mesh/facets.ts'
import { type Ring, skinOver } from '../../solids/mesh/skin-over.ts'
import { shifted } from '../../solids/moved-solids.ts'
import type { Solid } from '../../solids/solid.ts'
import { warePiece } from '../../solids/ware-piece.ts'

/** The pieces of a syringe, upright, the middle of its barrels at the origin. */
export function syringeSolids(syringe: SyringePiece, fineness: Fineness): readonly Solid[] {
  return syringeBlocks(syringe).map((block) => {
    const places = block.atIn.map((xIn) => shifted([xIn, 0, 0]))
    return warePiece(block.name, block.ware, blockFacets(block, fineness), places)
  })
}

function blockFacets(block: SyringeBlock, fineness: Fineness): Facets {
  const { fromIn, toIn, easeIn } = block
  const steps = linesFor(4, fineness)
  const eases = Array.from({ length: steps + 1 }, (_, at) => (Math.PI / 2) * (at / steps))
  const rows: readonly Point[] = [
    ...eases.map((turn): Point => [
      easeIn * (1 - Math.sin(turn)),
      fromIn + easeIn * (1 - Math.cos(turn)),
    ]),
    ...eases
      .toReversed()
      .map((turn): Point => [easeIn * (1 - Math.sin(turn)), toIn - easeIn * (1 - Math.cos(turn))]),
  ]
  const around = linesFor(48, fineness)
  return skinOver(rows.map(([insetIn, heightIn]) => ovalRing(block, insetIn, heightIn, around)))
}

/** Straight in the middle, with half a circle at each end. */
function ovalRing(
  { halfWideIn, halfDeepIn }: SyringeBlock,
  insetIn: number,
  heightIn: number,
  around: number,
): Ring {
  const radius = halfDeepIn - insetIn
  const straightIn = halfWideIn - halfDeepIn
  return Array.from({ length: around }, (_, at) => {
    const angle = (2 * Math.PI * (at + 0.5)) / around
    const x = radius * Math.sin(angle)
    return [x + Math.sign(x) * straightIn, heightIn, radius * Math.cos(angle)]
  })
}
