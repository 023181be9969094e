import type { Product } from '../product.ts'

export const ironBalusters: readonly Product[] = []
