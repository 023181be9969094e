const KEY = 'millrun-last-order'
/** Only a path of this shop is ever followed. */
const ORDER_PAGE = /^\/orders\/link#[\w-]{20,64}$/

/** The order that was placed last in this tab, and the page that shows it. */
export interface LastOrder {
  readonly orderNumber: string
  readonly orderLink: string
}

/** Remembers an order until the tab is closed, so that its receipt is not lost. */
export function keepLastOrder(order: Partial<LastOrder>): void {
  if (order.orderNumber === undefined || order.orderLink === undefined) return
  try {
    const { orderNumber, orderLink } = order
    window.sessionStorage.setItem(KEY, JSON.stringify({ orderNumber, orderLink }))
  } catch (error) {
    warn(error)
  }
}

/** Forgets an order that came to nothing, unless another one was placed since. */
export function forgetLastOrder(orderNumber: string | undefined): void {
  const kept = readLastOrder()
  if (kept !== undefined && kept.orderNumber === orderNumber) window.sessionStorage.removeItem(KEY)
}

// Read by hand: the home page waits for no schema library.
export function readLastOrder(): LastOrder | undefined {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null')
    return isLastOrder(kept) ? kept : undefined
  } catch (error) {
    warn(error)
    return undefined
  }
}

function isLastOrder(value: unknown): value is LastOrder {
  if (typeof value !== 'object' || value === null) return false
  if (!('orderNumber' in value && 'orderLink' in value)) return false
  const { orderNumber, orderLink } = value
  return typeof orderNumber === 'string' && ORDER_PAGE.test(String(orderLink))
}

function warn(error: unknown): void {
  // oxlint-disable-next-line no-console -- storage is forbidden or damaged: the page works without it
  console.warn('The last order could not be remembered:', error)
}
