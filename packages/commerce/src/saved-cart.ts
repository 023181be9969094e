import { readLineId, type Line } from '@millrun/catalogue/line-id'
import type { Listing } from '@millrun/catalogue/product'
import { z } from 'zod/mini'
import { cartItem } from './cart-item.ts'
import { cartOf, type Cart, type CartItem } from './cart.ts'

export const CART_STORAGE_KEY = 'millrun-stair-cart'
/** Up to here the total of a cart full of lines is still exact in whole cents; more is damage. */
const ABSURD_QUANTITY = 1_000_000_000

const SavedCartSchema = z.object({ items: z.array(z.unknown()) })
const SavedItemSchema = z.object({
  id: z.string(),
  quantity: z.number().check(z.int(), z.gte(1), z.lte(ABSURD_QUANTITY)),
})

export interface ReadCart {
  readonly cart: Cart
  /** What was dropped and why, to be logged; empty when all of it could be kept. */
  readonly problems: readonly string[]
}

/** The text that is kept in local storage: prices in dollars, as the cart's fields are specified. */
export function savedCartText(cart: Cart): string {
  const items = cart.items.map(({ priceCents, ...item }) => ({ ...item, price: priceCents / 100 }))
  return JSON.stringify({ items, total: cart.totalCents / 100, itemCount: cart.itemCount })
}

/**
 * Reads a saved cart of any age and shape. Only id and quantity are believed: title and price come
 * from the catalogue. A line that the catalogue does not know, or whose quantity is no whole number
 * from 1 up, is dropped; doubles are added up.
 */
export function readSavedCart(
  text: string,
  findProduct: (productId: string) => Listing | undefined,
): ReadCart {
  const saved = parseJson(text)
  if (saved === undefined) return { cart: cartOf([]), problems: ['not a saved cart'] }
  const items = new Map<string, CartItem>()
  const problems: string[] = []
  for (const [index, value] of saved.items.entries()) {
    const result = readItem(value, findProduct)
    if (!result.ok) {
      problems.push(`dropped line ${index + 1}: ${result.reason}`)
      continue
    }
    const { line, quantity } = result
    const before = items.get(line.id)?.quantity ?? 0
    const sum = Math.min(before + quantity, ABSURD_QUANTITY)
    items.set(line.id, { ...cartItem(line), quantity: sum })
  }
  return { cart: cartOf([...items.values()]), problems }
}

function parseJson(text: string): z.infer<typeof SavedCartSchema> | undefined {
  try {
    const parsed = SavedCartSchema.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

type ItemResult =
  | { readonly ok: true; readonly line: Line; readonly quantity: number }
  | { readonly ok: false; readonly reason: string }

function readItem(
  value: unknown,
  findProduct: (productId: string) => Listing | undefined,
): ItemResult {
  const parsed = SavedItemSchema.safeParse(value)
  if (!parsed.success) return { ok: false, reason: 'not an id with a whole quantity' }
  const result = readLineId(parsed.data.id, findProduct)
  return result.ok ? { ...result, quantity: parsed.data.quantity } : result
}
