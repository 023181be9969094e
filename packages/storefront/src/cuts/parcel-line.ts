import { cutPieces, cutText, LONGEST_CUT_IN, stickIn } from '@millrun/catalogue/choosing/cut'
import { type Line, lineOf, readLineId } from '@millrun/catalogue/choosing/line-id'
import { type Cart, cartOf } from '@millrun/commerce/cart'
import { cartItem } from '@millrun/commerce/cart-item'
import { piecesForParcel } from '@millrun/commerce/delivery/cut-for-parcel'
import { findListing } from '../catalogue/find-listing.ts'

/** The line that the cart would have if this one were cut for parcel; undefined where that is not called for. */
export function parcelLine(lineId: string): Line | undefined {
  const found = readLineId(lineId, findListing)
  if (!found.ok || cutPieces(found.line.choices) !== undefined) return undefined
  const { product, choices } = found.line
  const stick = stickIn(product, choices) ?? 0
  if (stick <= LONGEST_CUT_IN) return undefined
  return lineOf(product, { ...choices, cut: cutText(piecesForParcel(stick)) })
}

/** The cart with one line in place of another, as many of it; where it is there already they are added up. */
export function cartWithCut(cart: Cart, wholeId: string, cut: Line): Cart {
  const before = cart.items.find(({ id }) => id === cut.id)?.quantity ?? 0
  return cartOf(
    cart.items.flatMap((item) => {
      if (item.id === cut.id) return []
      return item.id === wholeId ? { ...cartItem(cut), quantity: item.quantity + before } : item
    }),
  )
}
