import { readLineId, type Line } from '@millrun/catalogue/choosing/line-id'
import type { Listing } from '@millrun/catalogue/product'
import { cartItem } from './cart-item.ts'
import { cartOf, type Cart, type CartItem } from './cart.ts'

export const CART_STORAGE_KEY = 'millrun-stair-cart'
/** Up to here the total of a cart full of lines is still exact in whole cents; more is damage. */
const ABSURD_QUANTITY = 1_000_000_000

export interface ReadCart {
  readonly cart: Cart
  /** What was dropped and why, to be logged; empty when all of it could be kept. */
  readonly problems: readonly string[]
}

/**
 * The text that is kept in local storage: prices in dollars, as the cart's fields are specified, with what a line cost
 * before (`was`) until its buyer has heard of it.
 */
export function savedCartText(cart: Cart): string {
  const items = cart.items.map(({ priceCents, wasCents, ...item }) => ({
    ...item,
    price: priceCents / 100,
    ...(wasCents !== undefined && { was: wasCents / 100 }),
  }))
  return JSON.stringify({ items, total: cart.totalCents / 100, itemCount: cart.itemCount })
}

/**
 * Reads a saved cart of any age and shape. Only id and quantity are believed: title and price come
 * from the catalogue, and a line remembers the price that was saved with it where that was another one. A line that the catalogue does not know, or whose quantity is no whole number
 * from 1 up, is dropped; doubles are added up.
 */
export function readSavedCart(
  text: string,
  findProduct: (productId: string) => Listing | undefined,
): ReadCart {
  const lines = savedLines(text)
  if (lines === undefined) return { cart: cartOf([]), problems: ['not a saved cart'] }
  const items = new Map<string, CartItem>()
  const problems: string[] = []
  for (const [index, value] of lines.entries()) {
    const result = readItem(value, findProduct)
    if (!result.ok) {
      problems.push(`dropped line ${index + 1}: ${result.reason}`)
      continue
    }
    const { line, quantity, wasCents } = result
    const before = items.get(line.id)?.quantity ?? 0
    const sum = Math.min(before + quantity, ABSURD_QUANTITY)
    const was = wasCents === undefined || wasCents === line.unitPriceCents ? {} : { wasCents }
    items.set(line.id, { ...cartItem(line), ...was, quantity: sum })
  }
  return { cart: cartOf([...items.values()]), problems }
}

// Read by hand: a schema library would be the largest script of many a page.
function savedLines(text: string): readonly unknown[] | undefined {
  try {
    const saved: unknown = JSON.parse(text)
    const isCart = typeof saved === 'object' && saved !== null && 'items' in saved
    return isCart && Array.isArray(saved.items) ? saved.items : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

type ItemResult =
  | {
      readonly ok: true
      readonly line: Line
      readonly quantity: number
      readonly wasCents: number | undefined
    }
  | { readonly ok: false; readonly reason: string }

function readItem(
  value: unknown,
  findProduct: (productId: string) => Listing | undefined,
): ItemResult {
  if (!isSavedItem(value)) return { ok: false, reason: 'not an id with a whole quantity' }
  const result = readLineId(value.id, findProduct)
  return result.ok ? { ...result, quantity: value.quantity, wasCents: savedCents(value) } : result
}

/** What one piece cost when its buyer heard of it last. */
function savedCents(value: object): number | undefined {
  const price =
    ('was' in value ? value.was : undefined) ?? ('price' in value ? value.price : undefined)
  const cents = typeof price === 'number' ? Math.round(price * 100) : 0
  return Number.isSafeInteger(cents) && cents > 0 ? cents : undefined
}

function isSavedItem(value: unknown): value is { readonly id: string; readonly quantity: number } {
  if (typeof value !== 'object' || value === null) return false
  if (!('id' in value && 'quantity' in value)) return false
  return typeof value.id === 'string' && isQuantity(value.quantity)
}

function isQuantity(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= ABSURD_QUANTITY
}
