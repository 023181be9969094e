import { designerChunk } from '../designer/designer-chunk.ts'
import { tellDesignerStands } from '../designer/designer-stands.ts'
import { paths } from '../paths.ts'
import { PageMeta } from '../page/page-meta.tsx'
import { useIsPrinted } from '../page/use-is-printed.ts'
import { useEffect, useMemo } from 'react'
import { openCartDrawer } from '../cart/cart-panel.ts'
import { useCartStore } from '../cart/cart-provider.tsx'
import { mailDraft } from '../mail-draft.ts'
import { showToast } from '@millrun/ui/over/show-toast'

export function Page() {
  const { DesignerScreen } = designerChunk.use()
  const isPrinted = useIsPrinted()
  useEffect(() => tellDesignerStands, [])
  return (
    <>
      <PageMeta
        title="Stair Visualizer"
        description="Design your stair from real parts: exact baluster counts, a code check, a cut list, and everything in the cart."
        path={paths.designer}
      />
      <h1 className="sr-only">Stair Visualizer</h1>
      <DesignerScreen shop={useDesignerShop()} isPrinted={isPrinted} />
    </>
  )
}

type Screen = NonNullable<ReturnType<typeof designerChunk.peek>>
type Shop = Parameters<Screen['DesignerScreen']>[0]['shop']

/** What the shop does for the designer: its cart, its notices, its mail. */
function useDesignerShop(): Shop {
  const { dispatch } = useCartStore()
  return useMemo(
    () => ({
      addToCart: (lines) => {
        for (const { item, quantity } of lines) dispatch({ type: 'add', item, quantity })
      },
      openCart: openCartDrawer,
      tell: showToast,
      mailDraft,
      onStands: tellDesignerStands,
    }),
    [dispatch],
  )
}
