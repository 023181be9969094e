import type { Product } from '../product.ts'

export const accessories: readonly Product[] = []
