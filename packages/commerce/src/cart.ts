/** One line of the cart. `id` names product and choices; the rest of it is for display. */
export interface CartItem {
  readonly id: string
  readonly title: string
  readonly category: string
  /** Unit price in whole cents. */
  readonly priceCents: number
  /** What one piece cost when it was put into the cart, where that was something else and its buyer has yet to hear it. */
  readonly wasCents?: number
  /** Address of the picture. */
  readonly image: string
  readonly quantity: number
}

export interface Cart {
  readonly items: readonly CartItem[]
  /** Sum of price times quantity, in whole cents. */
  readonly totalCents: number
  /** Sum of the quantities. */
  readonly itemCount: number
}

export type CartAction =
  | { readonly type: 'add'; readonly item: Omit<CartItem, 'quantity'>; readonly quantity?: number }
  | { readonly type: 'remove'; readonly id: string }
  | { readonly type: 'update-quantity'; readonly id: string; readonly quantity: number }
  | { readonly type: 'accept-prices' }
  | { readonly type: 'clear' }
  | { readonly type: 'load'; readonly cart: Cart }

export const EMPTY_CART: Cart = { items: [], totalCents: 0, itemCount: 0 }

/** The cart after an action. Quantities are whole; what reaches 0 is removed. */
export function cartReducer(cart: Cart, action: CartAction): Cart {
  switch (action.type) {
    case 'add':
      return cartOf(withAdded(cart.items, action.item, action.quantity ?? 1))
    case 'remove':
      return cartOf(cart.items.filter((item) => item.id !== action.id))
    case 'update-quantity':
      return cartOf(withQuantity(cart.items, action.id, action.quantity))
    case 'accept-prices':
      return cartOf(cart.items.map(withoutNews))
    case 'clear':
      return EMPTY_CART
    case 'load':
      return cartOf(action.cart.items)
  }
}

function withoutNews(line: CartItem): CartItem {
  const { wasCents: _, ...item } = line
  return item
}

/** A cart of these lines, with its totals. */
export function cartOf(items: readonly CartItem[]): Cart {
  return {
    items,
    totalCents: items.reduce((sum, item) => sum + item.priceCents * item.quantity, 0),
    itemCount: items.reduce((sum, item) => sum + item.quantity, 0),
  }
}

function withAdded(
  items: readonly CartItem[],
  added: Omit<CartItem, 'quantity'>,
  quantity: number,
): readonly CartItem[] {
  const present = items.find((item) => item.id === added.id)
  return present === undefined
    ? withQuantity([...items, { ...added, quantity }], added.id, quantity)
    : withQuantity(items, added.id, present.quantity + quantity)
}

function withQuantity(
  items: readonly CartItem[],
  id: string,
  quantity: number,
): readonly CartItem[] {
  const floored = Math.max(0, Math.floor(quantity))
  return items
    .map((item) => (item.id === id ? { ...item, quantity: floored } : item))
    .filter((item) => item.quantity > 0)
}
