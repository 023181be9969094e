import type { OwnRatings } from '@millrun/commerce/ratings/own-ratings'
import { shortName } from '@millrun/commerce/ratings/given-rating'
import type { OrderBooks } from '../orders/order-books.ts'
import type { Order } from '../orders/order.ts'
import { rateableProducts } from './rateable-lines.ts'
import { ratingState } from './rating-state.ts'
import { ratingsOfOrder } from './rating-store.ts'

/** The products of an order with what their buyer has said of them. */
export async function ownRatings({ database, now }: OrderBooks, order: Order): Promise<OwnRatings> {
  const ratings = await ratingsOfOrder(database, order.id)
  const products = await rateableProducts(database, order)
  return {
    orderNumber: order.orderNumber,
    name: ratings[0]?.name ?? shortName(order.customer),
    products: products.map(({ id, itemNumber, title }) => {
      const rating = ratings.find(({ productId }) => productId === id)
      return {
        id,
        item: itemNumber,
        title,
        rating:
          rating === undefined
            ? null
            : {
                stars: rating.stars,
                text: rating.text,
                state: ratingState(rating, now()),
                reason: rating.reason ?? null,
              },
      }
    }),
  }
}
