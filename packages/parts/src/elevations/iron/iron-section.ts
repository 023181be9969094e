import { formatInches } from '@millrun/catalogue/inches'
import type { IronBalusterShape } from '@millrun/catalogue/shapes/iron-baluster-shape'
import { centredRectangle, circle } from '../../geometry/figures.ts'
import type { Path } from '../../geometry/path.ts'
import type { Section } from '../part-view.ts'

/** Wall of hollow bar stock (research/stair-parts §1.4). */
const WALL_IN = 0.047

/** The bar cut through. */
export function ironSection(shape: IronBalusterShape): Section {
  const outer = outline(shape, shape.barIn)
  const core = shape.isHollow ? [outline(shape, shape.barIn - 2 * WALL_IN)] : []
  const make = shape.isHollow ? 'hollow' : 'solid'
  return {
    outlines: [outer, ...core],
    caption: `${formatInches(shape.barIn)} ${shape.section}, ${make}`,
  }
}

function outline(shape: IronBalusterShape, widthIn: number): Path {
  return shape.section === 'round'
    ? circle([0, 0], widthIn / 2)
    : centredRectangle(widthIn, widthIn)
}
