import type { Product } from '../product.ts'

export const shoesKnuckles: readonly Product[] = []
