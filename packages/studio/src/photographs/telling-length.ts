import type { IronBalusterShape, IronOrnament } from '@millrun/catalogue/shapes/iron-baluster-shape'
import type { TurnedShape } from '@millrun/catalogue/shapes/turned-shape'
import { ornamentHeights } from '@millrun/parts/forms/iron-baluster/ornaments'
import type { Heights } from '@millrun/parts/geometry/heights'

/** Ornaments, the one that says most first: what is made of many rods, then what is bent, then what is swaged or struck. */
const TELLING: readonly IronOrnament['kind'][] = [
  'basket',
  'scroll',
  'panel',
  'leaf',
  'ribbon',
  'knuckle',
  'twist',
  'belly',
  'collar',
  'hammered',
]
/** No more of a bar than this is shown from near by, and no less than that. */
const MOST_IRON_IN = 7.5
const LEAST_IRON_IN = 4.6
/** Bar that is shown with an ornament. */
const ROOM = 1.2

/** The length of a baluster that is looked at from near by, in inches above its foot: an ornament, or the foot itself. */
export function tellingIron({ ornaments }: IronBalusterShape): Heights {
  const [first] = ornaments.toSorted(
    (a, b) => TELLING.indexOf(a.kind) - TELLING.indexOf(b.kind) || lengthOf(b) - lengthOf(a),
  )
  if (first === undefined) return [0, LEAST_IRON_IN]
  const [fromIn, toIn] = ornamentHeights(first)
  const half = Math.min(Math.max(ROOM * (toIn - fromIn), LEAST_IRON_IN), MOST_IRON_IN) / 2
  const middleIn = (fromIn + toIn) / 2
  return [middleIn - half, middleIn + half]
}

/** The same of a turned part: the shoulder of its lower block with what is turned above it, or where its carving begins. */
export function tellingTurning({ blockIn, bottomBlockIn, ...shape }: TurnedShape): Heights {
  if (shape.stations.length === 0) return [0, 4 * blockIn]
  const carvedIn = shape.flutes?.fromIn ?? shape.spiral?.fromIn
  const shoulderIn =
    carvedIn === undefined ? bottomBlockIn : Math.max(bottomBlockIn, carvedIn - 2.2 * blockIn)
  return [shoulderIn - 0.9 * blockIn, shoulderIn + 3.6 * blockIn]
}

function lengthOf(ornament: IronOrnament): number {
  const [fromIn, toIn] = ornamentHeights(ornament)
  return toIn - fromIn
}
