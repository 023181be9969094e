import type { Cart } from '@millrun/commerce/cart'
import { showToast } from '@millrun/ui/over/show-toast'
import { useCartStore } from './cart-provider.tsx'
import { restoreLines } from './restore-lines.ts'

export interface Removal {
  readonly removeLine: (id: string) => void
  readonly clearCart: () => void
}

/** Taking lines out of the cart; the toast that says so can undo it. */
export function useRemoval(): Removal {
  const { dispatch, read: readCart } = useCartStore()

  function offerUndo(before: Cart, removedIds: readonly string[], title: string): void {
    const description = before.items
      .filter((item) => removedIds.includes(item.id))
      .map((item) => item.title)
      .join(', ')
    const undo = () =>
      dispatch({ type: 'load', cart: restoreLines(readCart(), before, removedIds) })
    showToast({ title, description, action: { label: 'Undo', onClick: undo } })
  }

  return {
    removeLine: (id) => {
      const before = readCart()
      dispatch({ type: 'remove', id })
      offerUndo(before, [id], 'Removed from Cart')
    },
    clearCart: () => {
      const before = readCart()
      dispatch({ type: 'clear' })
      offerUndo(
        before,
        before.items.map((item) => item.id),
        'Cart Cleared',
      )
    },
  }
}
