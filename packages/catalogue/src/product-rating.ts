import type { ProductRating } from './product.ts'

/** The mean of what buyers gave, in tenths of a star, halves upward. */
export function meanStars({ sum, count }: Pick<ProductRating, 'sum' | 'count'>): number {
  return Math.round((sum * 10) / count) / 10
}
