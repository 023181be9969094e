import type { TreadShape } from '@millrun/catalogue/shapes/tread-shape'
import type { Fineness } from '../../solids/form/fineness.ts'
import { movedFacets } from '../../solids/mesh/facets.ts'
import type { Solid } from '../../solids/solid.ts'
import { woodPiece } from '../../solids/wood-piece.ts'
import type { Blank } from '../board/blank.ts'
import { roundedBoard } from './rounded-board.ts'
import { stepRiser } from './step-riser.ts'
import { straightBoard } from './straight-board.ts'

/** A tread, cap, nosing or landing tread, its front along z = 0, with the riser that a starting step stands on. */
export function treadSolids(shape: TreadShape, fineness: Fineness): readonly Solid[] {
  const board = isStraight(shape) ? straightBoard(shape, fineness) : roundedBoard(shape, fineness)
  return [...board, ...stepRiser(shape, fineness)].map((blank) => {
    const { name, facets, grainWay } = shape.isRightHand ? mirrored(blank, shape.lengthIn) : blank
    return woodPiece(name, facets, grainWay)
  })
}

function isStraight({ left, right, narrowIn, plan }: TreadShape): boolean {
  const isRound = [left, right].some((end) => end === 'bullnose' || end === 'quarter')
  return !isRound && narrowIn === undefined && plan === undefined
}

function mirrored({ name, facets, grainWay: [x, y, z] }: Blank, lengthIn: number): Blank {
  const moved = movedFacets(facets, (point) => [lengthIn - point[0], point[1], point[2]], true)
  return { name, facets: moved, grainWay: [-x, y, z] }
}
