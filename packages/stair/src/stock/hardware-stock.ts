import type { StockItem } from '@millrun/catalogue/product'
import { accessories } from '@millrun/catalogue/families/accessories/accessories'

/** What holds a stair together, by the id of its product; undefined for what is not sold. */
export function findHardware(id: string): StockItem | undefined {
  return accessories.find((product) => product.id === id)
}

/** Every joint of a rail is drawn together by one of these. */
export const RAIL_BOLT = 'rail-bolt-kit'
