import type { Line } from '@millrun/catalogue/choosing/line-id'
import { unitPrice } from '@millrun/catalogue/choosing/unit-price'
import type { Listing } from '@millrun/catalogue/product'

/** Some pieces of a line that are bought with others. */
export interface Bought<P extends Listing = Listing> {
  readonly line: Line<P>
  readonly quantity: number
}

/**
 * Lines that are bought together, each at what one piece of it costs then: all pieces of a product count towards its
 * breaks, whatever their choices, and all of a family towards those of the family.
 */
export function pricedTogether<B extends Bought>(bought: readonly B[]): readonly B[] {
  const pieces = new Map<string, number>()
  for (const { line, quantity } of bought) {
    for (const counted of [line.product.id, familyKey(line.product)]) {
      pieces.set(counted, (pieces.get(counted) ?? 0) + quantity)
    }
  }
  return bought.map((one) => {
    const { product, choices } = one.line
    if (product.breaks === undefined) return one
    const unitPriceCents = unitPrice(product, choices, {
      product: pieces.get(product.id) ?? 0,
      family: pieces.get(familyKey(product)) ?? 0,
    })
    return { ...one, line: { ...one.line, unitPriceCents } }
  })
}

/** No product's id has a colon. */
function familyKey({ family }: Listing): string {
  return `family:${family}`
}
