import { orderTokenIn } from '@millrun/commerce/order-page'

const KEY = 'millrun-last-order'
/** A tab may stay open for weeks; thanks are over after a day. */
const KEPT_MS = 24 * 60 * 60_000

/** The order that was placed last in this tab: its number, and where more about it can be asked. */
export interface LastOrder {
  readonly orderNumber: string
  /** The page that shows it; a hosted functions service may not have one. */
  readonly orderLink?: string | undefined
}

interface Kept extends LastOrder {
  /** When it was kept, in milliseconds since 1970. */
  readonly at: number
}

/** For browsers that keep nothing; it lasts as long as the document. */
let inMemory: Kept | undefined

/**
 * Remembers an order until the tab is closed, for a day at most: what was bought, and where it goes, is asked from the
 * shop again, so that nothing about the buyer is kept here.
 */
export function keepLastOrder({ orderNumber, orderLink }: Partial<LastOrder>): void {
  if (orderNumber === undefined) return
  const kept = { orderNumber, orderLink, at: Date.now() }
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(kept))
  } catch (error) {
    inMemory = kept
    warn(error)
  }
}

/** Forgets an order that came to nothing or was dismissed, unless another one was placed since. */
export function forgetLastOrder(orderNumber: string | undefined): void {
  const kept = readLastOrder()
  if (kept === undefined || kept.orderNumber !== orderNumber) return
  inMemory = undefined
  try {
    window.sessionStorage.removeItem(KEY)
  } catch (error) {
    warn(error)
  }
}

// Read by hand: the home page waits for no schema library.
export function readLastOrder(): LastOrder | undefined {
  const kept = readKept()
  if (kept === undefined || Date.now() - kept.at > KEPT_MS) return undefined
  const { orderNumber, orderLink } = kept
  // Only a path of this shop is ever followed.
  return tokenOf(kept) === undefined ? { orderNumber } : { orderNumber, orderLink }
}

/** The secret that an order's link ends with; undefined for any other address. */
export function tokenOf({ orderLink = '' }: LastOrder): string | undefined {
  return orderTokenIn(orderLink)
}

function readKept(): Kept | undefined {
  if (inMemory !== undefined) return inMemory
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null')
    return isKept(kept) ? kept : undefined
  } catch (error) {
    warn(error)
    return undefined
  }
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false
  if (!('orderNumber' in value && 'at' in value)) return false
  const isLink = !('orderLink' in value) || typeof value.orderLink === 'string'
  return typeof value.orderNumber === 'string' && typeof value.at === 'number' && isLink
}

function warn(error: unknown): void {
  // oxlint-disable-next-line no-console -- storage is forbidden or damaged: the page works without it
  console.warn('The last order could not be remembered:', error)
}
