import type { Cart } from '@millrun/commerce/cart'
import { useState } from 'react'
import { useCartStore } from '../cart-provider.tsx'
import { undoChange } from './cart-change.ts'

interface CartChange {
  /** Puts this cart in the place of the one that the browser has. */
  readonly change: (after: Cart) => void
  /** Whether it was changed, and can be put back. */
  readonly isChanged: boolean
  readonly undo: () => void
}

/** A change of the cart that can be taken back as long as it is in sight. */
export function useCartChange(): CartChange {
  const { dispatch, read: readCart } = useCartStore()
  const [made, setMade] = useState<{ readonly before: Cart; readonly after: Cart }>()
  return {
    change: (after) => {
      setMade({ before: readCart(), after })
      dispatch({ type: 'load', cart: after })
    },
    isChanged: made !== undefined,
    undo: () => {
      if (made === undefined) return
      dispatch({ type: 'load', cart: undoChange(readCart(), made.before, made.after) })
      setMade(undefined)
    },
  }
}
