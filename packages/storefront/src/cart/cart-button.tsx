import { Icon } from '@millrun/ui/first/icon.tsx'
import { useCart } from './cart-provider.tsx'
import { openCartDrawer } from './cart-panel.ts'

/** Opens the cart and says how many pieces are in it. */
export function CartButton({ className = '' }: { className?: string }) {
  const { itemCount } = useCart()
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={`Cart, ${countText(itemCount)}`}
      onClick={openCartDrawer}
      className={`relative grid size-11 shrink-0 cursor-pointer place-items-center ${className}`}
    >
      <Icon name="cart" size={26} />
      {itemCount > 0 && <CountBadge count={itemCount} className="absolute top-0 left-6" />}
    </button>
  )
}

/** The number of pieces in blue; the name of what it stands on says it in words. */
export function CountBadge({ count, className = '' }: { count: number; className?: string }) {
  return (
    <span
      className={`min-w-4.5 rounded-xs bg-plotter px-1 text-center font-sans text-xs leading-4.5 font-semibold tracking-normal text-white ${className}`}
    >
      {count}
    </span>
  )
}

function countText(count: number): string {
  if (count === 0) return 'empty'
  return count === 1 ? '1 item' : `${count} items`
}
