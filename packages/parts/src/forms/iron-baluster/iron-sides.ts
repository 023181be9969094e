import type { IronBalusterShape, IronOrnament } from '@millrun/catalogue/shapes/iron-baluster-shape'
import type { Heights } from '../../geometry/heights.ts'
import type { Point } from '../../geometry/path.ts'
import { isEven, ornamentHeights, ornamentWidthIn } from './ornaments.ts'

const STEPS = 8

/** The right sides of a bar and of what is wider than it, which swells towards its middle or is an even band. */
export function ironSides({ barIn, lengthIn, ornaments }: IronBalusterShape) {
  const wider = ornaments.filter((ornament) => ornamentWidthIn(ornament) > 0)
  return [band([0, lengthIn], barIn / 2), ...wider.map(ornamentSide)]
}

function ornamentSide(ornament: IronOrnament): readonly Point[] {
  const side = isEven(ornament) ? band : swelling
  return side(ornamentHeights(ornament), ornamentWidthIn(ornament) / 2)
}

function band([fromIn, toIn]: Heights, halfIn: number): readonly Point[] {
  return [
    [halfIn, fromIn],
    [halfIn, toIn],
  ]
}

function swelling([fromIn, toIn]: Heights, halfIn: number): readonly Point[] {
  return Array.from({ length: STEPS + 1 }, (_, step): Point => {
    const share = step / STEPS
    return [halfIn * Math.sin(Math.PI * share), fromIn + (toIn - fromIn) * share]
  })
}
