import type { IronBalusterShape, IronOrnament } from '@millrun/catalogue/shapes/iron-baluster-shape'
import { ornamentHeights } from '../forms/iron-baluster/ornaments.ts'

/** An iron baluster cut to `lengthIn` at its foot, as all iron is, so that ornaments stay at one distance from the rail. */
export function cutIron(shape: IronBalusterShape, lengthIn: number): IronBalusterShape {
  const cutOffIn = shape.lengthIn - lengthIn
  return {
    ...shape,
    lengthIn,
    ornaments: shape.ornaments.flatMap((ornament) => lowered(ornament, cutOffIn, lengthIn)),
  }
}

/** An ornament `byIn` nearer to the foot; hammer work may lose its lower end, others that would are left out. */
function lowered(ornament: IronOrnament, byIn: number, lengthIn: number): readonly IronOrnament[] {
  const isCut = ornamentHeights(ornament)[0] < byIn
  if ('centreIn' in ornament) {
    return isCut ? [] : [{ ...ornament, centreIn: ornament.centreIn - byIn }]
  }
  const [fromIn, toIn] = [ornament.fromIn - byIn, ornament.toIn - byIn]
  if (ornament.kind === 'hammered') {
    return [{ ...ornament, fromIn: Math.max(0, fromIn), toIn: Math.min(toIn, lengthIn) }]
  }
  return isCut ? [] : [{ ...ornament, fromIn, toIn }]
}
