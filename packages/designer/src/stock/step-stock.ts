import type { StockItem } from '@millrun/catalogue/product'
import { treads } from '@millrun/catalogue/products/treads'
import type { RiserShape, TreadShape } from '@millrun/catalogue/shapes/tread-shape'
import type { Design } from '../design/design.ts'

export interface TreadStock {
  readonly product: StockItem
  readonly shape: TreadShape
}

export interface RiserStock {
  readonly product: StockItem
  readonly shape: RiserShape
}

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
  const product = treads.find((one) => one.id === id)
  return product?.shape.kind === 'riser' ? { product, shape: product.shape } : undefined
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

function treadById(id: string): TreadStock | undefined {
  const product = treads.find((one) => one.id === id)
  return product?.shape.kind === 'tread' ? { product, shape: product.shape } : undefined
}

/** The shortest length that a product is sold in from `lengthIn` up, as its choice; its longest where none is long enough. */
export function sizeFrom(product: StockItem, lengthIn: number): string {
  const sizes = product.optionGroups.find(({ id }) => id === 'size')?.options ?? []
  const enough = sizes.find(({ code }) => Number(code) >= lengthIn) ?? sizes.at(-1)
  return enough?.code ?? ''
}
