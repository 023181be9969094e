import type { Product } from '../product.ts'

export const handrails: readonly Product[] = []
