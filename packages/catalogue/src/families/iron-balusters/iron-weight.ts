import type { IronBalusterShape } from '../../shapes/iron-baluster-shape.ts'

/** Pounds in a cubic inch of mild steel. */
const STEEL_LB_PER_CUBIC_IN = 0.2836

/** Wall of hollow bar stock, in inches. */
export const HOLLOW_WALL_IN = 0.047

/** What the bar of a baluster weighs in pounds, over its whole length and without what is welded to it. */
export function barWeightLb(shape: IronBalusterShape): number {
  const coreIn = shape.isHollow ? shape.barIn - 2 * HOLLOW_WALL_IN : 0
  const areaIn = (shape.barIn ** 2 - coreIn ** 2) * (shape.section === 'round' ? Math.PI / 4 : 1)
  return areaIn * shape.lengthIn * STEEL_LB_PER_CUBIC_IN
}
