import type { Design } from '../design/design.ts'
import { type BalusterStyle, findBaluster } from '../stock/baluster-stock.ts'
import { findNewel, type NewelStock } from '../stock/newel-stock.ts'
import { findRail, type RailStock } from '../stock/rail-stock.ts'
import { UnknownPartError } from './unknown-part-error.ts'

/** The products that a design names, found on the shelf. */
export interface StairParts {
  /** One to three, as the pattern numbers them. */
  readonly styles: readonly BalusterStyle[]
  readonly rail: RailStock
  readonly newel: NewelStock
  readonly landingNewel: NewelStock
}

/** The products of a design. Throws `UnknownPartError` for an id that no reader of designs lets pass. */
export function partsOf({ pattern, railId, newelId, landingNewelId }: Design): StairParts {
  return {
    styles: pattern.styles.map((id) => found(id, findBaluster)),
    rail: found(railId, findRail),
    newel: found(newelId, findNewel),
    landingNewel: found(landingNewelId, findNewel),
  }
}

function found<T>(id: string, find: (id: string) => T | undefined): T {
  const part = find(id)
  if (part === undefined) throw new UnknownPartError(id)
  return part
}
