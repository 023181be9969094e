import { useMemo } from 'react'
import { openCartDrawer } from '../cart/cart-panel.ts'
import { useCart } from '../cart/cart-provider.tsx'
import { mailDraft } from '../mail-draft.ts'
import { showToast } from '../ui/show-toast.ts'
import type { designerChunk } from './designer-chunk.ts'

type Screen = NonNullable<ReturnType<typeof designerChunk.peek>>
type Shop = Parameters<Screen['DesignerScreen']>[0]['shop']

/** What the shop does for the designer: its cart, its notices, its mail. */
export function useDesignerShop(): Shop {
  const { dispatch } = useCart()
  return useMemo(
    () => ({
      addToCart: (lines) => {
        for (const { item, quantity } of lines) dispatch({ type: 'add', item, quantity })
      },
      openCart: openCartDrawer,
      tell: showToast,
      mailDraft,
    }),
    [dispatch],
  )
}
