import { alikeBy } from '../../alike.ts'
import type { Choices } from '../../choosing/choices.ts'
import type { IronBaluster } from '../iron-balusters/iron-baluster.ts'
import { type Bar, isAsHollow, matchedPart, type SlipOnPart } from './matched-set.ts'

/** A bar that a part is bored for, in one of its sizes, and what we sell of it. */
export interface TakenBar extends Pick<Bar, 'section' | 'barIn'> {
  /** The size of the part that takes this bar; empty where it has but one. */
  readonly size: Choices
  /** Ids of the balusters. */
  readonly balusters: readonly string[]
}

/**
 * On which of `balusters` a part slides, bar by bar: `matchedSet` asked the other way round. As hollow or solid
 * as the part come first, and of those the plain ones, which it dresses; else the order of `balusters` holds.
 */
export function takenBars(
  part: SlipOnPart,
  balusters: readonly Pick<IronBaluster, 'id' | 'shape' | 'isPlain'>[],
): readonly TakenBar[] {
  const rank = ({ shape, isPlain }: (typeof balusters)[number]) =>
    2 * Number(isAsHollow(part, shape)) + Number(isPlain)
  const fitting = balusters
    .filter(({ shape }) => matchedPart(part, shape) !== undefined)
    .toSorted((a, b) => rank(b) - rank(a))
  return alikeBy(fitting, ({ shape }) => String(shape.barIn)).map(([first, ...others]) => ({
    section: first.shape.section,
    barIn: first.shape.barIn,
    size: matchedPart(part, first.shape)?.size ?? {},
    balusters: [first, ...others].map(({ id }) => id),
  }))
}
