import { cutPieces } from '@millrun/catalogue/choosing/cut'
import type { CartItem } from '@millrun/commerce/cart'
import { showToast } from '@millrun/ui/over/show-toast'
import { useId, useMemo } from 'react'
import { useCart, useCartStore } from '../cart/cart-provider.tsx'
import { useWayThere } from '../delivery/use-way-there.ts'
import type { WayThere } from '../delivery/way-there.ts'
import { cartWithCut, parcelLine } from './parcel-line.ts'
import { piecesText } from './pieces-text.ts'

interface CutForParcelButtonProps {
  readonly item: CartItem
  /** Hears that it was cut, as the button goes with the line. */
  readonly onCut: () => void
}

/** Has a long line of the cart cut, so that it goes by parcel; the notice that says so can undo it. */
export function CutForParcelButton({ item, onCut }: CutForParcelButtonProps) {
  const cart = useCart()
  const { dispatch, read: readCart } = useCartStore()
  const noteId = useId()
  const cut = useMemo(() => parcelLine(item.id), [item.id])
  const afterwards = useMemo(() => cut && cartWithCut(cart, item.id, cut), [cart, item.id, cut])
  const way = useWayThere(afterwards?.items ?? [], false)
  if (cut === undefined) return null
  const cutIt = () => {
    onCut()
    const before = readCart()
    dispatch({ type: 'load', cart: cartWithCut(before, item.id, cut) })
    showToast({
      title: 'Cut for parcel',
      description: cut.title,
      action: { label: 'Undo', onClick: () => dispatch({ type: 'load', cart: before }) },
    })
  }
  return (
    <>
      <button
        type="button"
        aria-label={`Cut for parcel, free: ${item.title}`}
        aria-describedby={noteId}
        onClick={cutIt}
        className="more mt-1 inline-flex min-h-11 cursor-pointer items-center text-[15px] lg:min-h-8"
      >
        Cut for parcel, free
      </button>
      <p id={noteId} className="text-sm text-pretty text-ink-2">
        {piecesText(cutPieces(cut.choices) ?? [])}, which cannot be returned.
        {way !== undefined && afterwardsText(way)}
      </p>
    </>
  )
}

/** When the order ships once it is cut; and what keeps it on the truck, where something does. */
function afterwardsText({ mode, days, reasons }: WayThere): string {
  if (mode !== 'freight') return ` The order then ships ${days}.`
  return [` The order then ships ${days}, still by truck.`, ...reasons.slice(0, 1)].join(' ')
}
