import type { StockItem } from '@millrun/catalogue/product'
import { treads } from '@millrun/catalogue/families/treads/treads'
import type { Design } from '../design/design.ts'
import { type Stocked, stockedAs } from './stocked.ts'

export type TreadStock = Stocked<'tread'>
export type RiserStock = Stocked<'riser'>

/** A tread as wide as the stair: square at walls and knee walls, with a return wherever its end is seen. */
export function treadFor({
  left,
  right,
  footing,
}: Pick<Design, 'left' | 'right' | 'footing'>): TreadStock | undefined {
  const seen = [left, right].filter((side) => side === 'open' && footing === 'treads').length
  return treadById(['c-8070', 'c-8075', 'c-8080'][seen] ?? 'c-8070')
}

/** A riser: mitred where a stringer is open on one side. */
export function riserFor({
  left,
  right,
  footing,
}: Pick<Design, 'left' | 'right' | 'footing'>): RiserStock | undefined {
  const isMitred = footing === 'treads' && left !== right
  const id = isMitred ? 'c-8092' : 'c-8090'
  return stockedAs('riser', treads).find(({ product }) => product.id === id)
}

/** The step that a volute or a turnout stands on: rounded on each open side. */
export function startingStepFor({
  left,
  right,
}: Pick<Design, 'left' | 'right'>): TreadStock | undefined {
  return treadById(left === 'open' && right === 'open' ? 'c-8015' : 'c-8010')
}

/** The front edge of a landing or of the upper floor. */
export function landingTread(): TreadStock | undefined {
  return treadById('c-8130')
}

/** The blank that wedges of a turning stair are cut from, narrow on its left. */
export function winderBlank(): TreadStock | undefined {
  return treadById('c-8100')
}

/** The longest length that a product is sold in, in inches. */
export function longestIn({ optionGroups }: StockItem): number {
  const sizes = optionGroups.find(({ id }) => id === 'size')?.options ?? []
  return Math.max(0, ...sizes.map(({ code }) => Number(code)))
}

function treadById(id: string): TreadStock | undefined {
  return stockedAs('tread', treads).find(({ product }) => product.id === id)
}

/** The shortest length that a product is sold in from `lengthIn` up, as its choice; its longest where none is long enough. */
export function sizeFrom(product: StockItem, lengthIn: number): string {
  const sizes = product.optionGroups.find(({ id }) => id === 'size')?.options ?? []
  const enough = sizes.find(({ code }) => Number(code) >= lengthIn) ?? sizes.at(-1)
  return enough?.code ?? ''
}
