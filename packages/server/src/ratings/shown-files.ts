import { createHash } from 'node:crypto'
import type { ProductRating } from '@millrun/catalogue/product'
import { newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import type { ShownRatings } from '@millrun/commerce/ratings/shown-ratings'
import type { Rating } from './rating-store.ts'

/** What a product's page is told of its reviews, and the file with their words. */
export interface ShownFile {
  readonly rating: ProductRating
  /** Named by its hash: `k3Fb….json`. */
  readonly name: string
  readonly content: string
}

/** What is shown of ratings, by the ids of their products: the same ratings make the same files on every server. */
export function shownFiles(
  ratings: readonly Rating[],
  addressOf: (name: string) => string,
): ReadonlyMap<string, ShownFile> {
  const byProduct = Map.groupBy(ratings, ({ productId }) => productId)
  return new Map(
    Array.from(byProduct, ([productId, those]) => {
      const content = JSON.stringify(shownRatings(productId, those))
      const hash = createHash('sha256').update(content).digest('base64url').slice(0, 16)
      const name = `${hash}.json`
      const sum = those.reduce((all, { stars }) => all + stars, 0)
      return [
        productId,
        { rating: { sum, count: those.length, file: addressOf(name) }, name, content },
      ]
    }),
  )
}

function shownRatings(product: string, ratings: readonly Rating[]): ShownRatings {
  return {
    product,
    counts: [1, 2, 3, 4, 5].map(
      (stars) => ratings.filter((rating) => rating.stars === stars).length,
    ),
    ratings: ratings.toSorted(newestFirst).map(({ stars, name, writtenAt, text, answer }) => ({
      stars,
      name,
      day: newJerseyDay(writtenAt),
      text,
      ...(answer !== undefined && { answer }),
    })),
  }
}

/** Those of one moment stand in the same order on every server. */
function newestFirst(a: Rating, b: Rating): number {
  const later = b.writtenAt.getTime() - a.writtenAt.getTime()
  return later === 0 ? b.id.localeCompare(a.id) : later
}
