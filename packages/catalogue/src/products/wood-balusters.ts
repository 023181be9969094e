import type { Product } from '../product.ts'

export const woodBalusters: readonly Product[] = []
