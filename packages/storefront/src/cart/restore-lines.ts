import { cartOf, type Cart } from '@millrun/commerce/cart'

/**
 * The cart with the removed lines back where they stood before. What was changed or added since
 * stays; a removed product that was added again counts on top.
 */
export function restoreLines(now: Cart, before: Cart, removedIds: readonly string[]): Cart {
  const present = new Map(now.items.map((item) => [item.id, item]))
  const kept = before.items.flatMap((item) => {
    const current = present.get(item.id)
    if (!removedIds.includes(item.id)) return current ?? []
    return { ...item, quantity: item.quantity + (current?.quantity ?? 0) }
  })
  const known = new Set(before.items.map((item) => item.id))
  return cartOf([...kept, ...now.items.filter((item) => !known.has(item.id))])
}
