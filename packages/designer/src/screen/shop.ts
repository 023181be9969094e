import type { CartLine } from '@millrun/stair/parts-list/cart-lines'

/** A short notice at the edge of the window. */
export interface Notice {
  readonly title: string
  readonly description?: string
  /** `destructive` is for what went wrong. */
  readonly tone?: 'plain' | 'destructive'
  readonly action?: { readonly label: string; readonly onClick: () => void }
}

/** What the shop around the designer does for it. */
export interface Shop {
  /** Puts lines into the cart, as many of each as they say. */
  readonly addToCart: (lines: readonly CartLine[]) => void
  readonly openCart: () => void
  readonly tell: (notice: Notice) => void
  /** The address of a mail draft to the business. */
  readonly mailDraft: (subject: string, body: string) => string
  /** The stair is seen in 3D, or it is known that it will not be: the browser has time for other things. */
  readonly onStands?: () => void
}
