import { meanStars } from '@millrun/catalogue/product-rating'
import type { ProductRating } from '@millrun/catalogue/product'
import { nameOfWriter, type ShownRating } from '@millrun/commerce/ratings/shown-ratings'

/** Search engines show a few; the page has them all. */
const MOST_REVIEWS = 20

const SCALE = { worstRating: 1, bestRating: 5 }

/** What buyers say of a product, as facts: their mean, and the newest that are in words. */
export function ratedData({ sum, count }: ProductRating, ratings: readonly ShownRating[]) {
  const inWords = ratings.filter(({ text }) => text !== '').slice(0, MOST_REVIEWS)
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: meanStars({ sum, count }).toFixed(1),
      ratingCount: count,
      ...SCALE,
    },
    ...(inWords.length > 0 && {
      review: inWords.map(({ stars, name, day, text }) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: nameOfWriter(name) },
        datePublished: day,
        reviewBody: text,
        reviewRating: { '@type': 'Rating', ratingValue: stars, ...SCALE },
      })),
    }),
  }
}
