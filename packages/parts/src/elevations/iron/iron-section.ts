import { HOLLOW_WALL_IN } from '@millrun/catalogue/iron-weight'
import type { IronBalusterShape } from '@millrun/catalogue/shapes/iron-baluster-shape'
import { centredRectangle, circle } from '../../geometry/figures.ts'
import type { Path } from '../../geometry/path.ts'
import type { Section } from '../part-view.ts'

/** The bar cut through. */
export function ironSection(shape: IronBalusterShape): Section {
  const outer = outline(shape, shape.barIn)
  const core = shape.isHollow ? [outline(shape, shape.barIn - 2 * HOLLOW_WALL_IN)] : []
  const make = shape.isHollow ? `hollow, ${HOLLOW_WALL_IN}" wall` : 'solid'
  return {
    outlines: [outer, ...core],
    caption: [shape.barIn, `${shape.section}, ${make}`],
  }
}

function outline(shape: IronBalusterShape, widthIn: number): Path {
  return shape.section === 'round'
    ? circle([0, 0], widthIn / 2)
    : centredRectangle(widthIn, widthIn)
}
