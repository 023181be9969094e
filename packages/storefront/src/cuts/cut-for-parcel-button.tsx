import type { CartItem } from '@millrun/commerce/cart'
import { showToast } from '@millrun/ui/over/show-toast'
import { useCart } from '../cart/cart-provider.tsx'
import { cartWithCut, parcelLine } from './parcel-line.ts'

/** Has a long line of the cart cut, so that it goes by parcel; the notice that says so can undo it. */
export function CutForParcelButton({ item }: { item: CartItem }) {
  const { dispatch, readCart } = useCart()
  const cut = parcelLine(item.id)
  if (cut === undefined) return null
  const onCut = () => {
    const before = readCart()
    dispatch({ type: 'load', cart: cartWithCut(before, item.id, cut) })
    showToast({
      title: 'Cut for parcel',
      description: cut.title,
      action: { label: 'Undo', onClick: () => dispatch({ type: 'load', cart: before }) },
    })
  }
  return (
    <button
      type="button"
      aria-label={`Cut ${item.title} for parcel`}
      onClick={onCut}
      className="more mt-1 inline-flex min-h-11 cursor-pointer items-center text-[15px] lg:min-h-8"
    >
      Cut for parcel, free
    </button>
  )
}
