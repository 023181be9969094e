import { formatDollars } from '@millrun/commerce/dollars'
import { paths } from '../paths.ts'
import { Button, ButtonAnchor } from '@millrun/ui/first/button.tsx'
import { Drawer } from '@millrun/ui/over/drawer.tsx'
import { AddByNumber } from './add-by-number.tsx'
import { CountBadge } from './cart-button.tsx'
import { CartDelivery } from './cart-delivery.tsx'
import { CartLine } from './cart-line.tsx'
import { cartPanel } from './cart-panel.ts'
import { useCart, useCartStore } from './cart-provider.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { CartPaper } from '../papers/cart-paper.tsx'
import { printPaper } from '../papers/print-paper.ts'
import { ShareCart } from './share/share-cart.tsx'
import { LineNews } from './line-news.tsx'
import { useRemoval } from './use-removal.ts'
import { DimensionLine } from '../pictures/dimension-line.tsx'
import { freeShipping } from './free-shipping.ts'
import { SampleNotes } from '../samples/sample-notes.tsx'
import { useLayoutEffect, useRef, type RefObject } from 'react'

export function CartDrawer() {
  const { itemCount } = useCart()
  return (
    <Drawer
      side="right"
      title="Shopping Cart"
      badge={itemCount > 0 && <CountBadge count={itemCount} />}
      onClose={cartPanel.close}
      returnFocus={cartPanel.returnFocus}
      footer={itemCount > 0 && <CartFooter />}
    >
      {itemCount === 0 ? <EmptyCart onLeave={cartPanel.close} /> : <CartLines />}
    </Drawer>
  )
}

function CartLines() {
  const cart = useCart()
  const { dispatch } = useCartStore()
  const { removeLine } = useRemoval()
  const { list, leave } = useFocusAfterRemoval(cart.items)
  return (
    <>
      <div className="mx-5 border-b border-rule py-3.5 sm:mx-7">
        <FreeShippingLine subtotalCents={cart.totalCents} />
        <CartDelivery items={cart.items} />
        <SampleNotes items={cart.items} />
        {/* However much has changed, the lines stay in sight. */}
        <div className="max-h-[30dvh] overflow-y-auto">
          <LineNews items={cart.items} />
        </div>
      </div>
      <div className="grow overflow-y-auto overscroll-contain px-5 sm:px-7 [@media(max-height:34rem)]:shrink-0">
        <ul ref={list}>
          {cart.items.map((item, index) => (
            <CartLine
              key={item.id}
              item={item}
              onQuantity={(quantity) =>
                dispatch({ type: 'update-quantity', id: item.id, quantity })
              }
              onRemove={() => {
                leave(index)
                removeLine(item.id)
              }}
              onCut={() => leave(index)}
            />
          ))}
        </ul>
        <div className="py-2">
          <AddByNumber />
        </div>
      </div>
    </>
  )
}

function CartFooter() {
  const { items, totalCents } = useCart()
  const { clearCart } = useRemoval()
  return (
    <footer className="mx-5 grid gap-2.5 border-t border-ink pt-4.5 pb-6 sm:mx-7">
      <p className="flex items-baseline justify-between">
        <span>Total:</span>
        <span className="font-serif text-[28px] leading-none tracking-[-0.01em]">
          {formatDollars(totalCents)}
        </span>
      </p>
      <p className="text-sm text-ink-2">Shipping and tax are worked out at checkout.</p>
      <ButtonAnchor href={paths.checkout} look="buy">
        Proceed to Checkout
      </ButtonAnchor>
      <div className="grid grid-cols-[1fr_1fr_auto] gap-2.5">
        <Button look="outline" className="px-2!" onClick={clearCart}>
          Clear Cart
        </Button>
        <Button look="outline" className="px-2!" onClick={() => printPaper('Cart')}>
          Print or PDF
        </Button>
        <ShareCart items={items} />
      </div>
      <CartPaper />
    </footer>
  )
}

/** The way to free shipping: what is in the cart as a solid bar, what is missing as a dimension. */
function FreeShippingLine({ subtotalCents }: { subtotalCents: number }) {
  const { text, share } = freeShipping(subtotalCents)
  if (share === 1) return <DimensionLine>{text}</DimensionLine>
  return (
    <div className="text-sm text-plotter">
      <p>{text}</p>
      <div className="mt-1 flex items-center" aria-hidden="true">
        <span className="h-1.25 bg-ink" style={{ width: `${share * 100}%` }} />
        <span className="grow">
          <DimensionLine className="gap-0!">{null}</DimensionLine>
        </span>
      </div>
    </div>
  )
}

interface FocusAfterRemoval {
  readonly list: RefObject<HTMLUListElement | null>
  /** Says which line is about to go. */
  readonly leave: (index: number) => void
}

/**
 * Who takes a line out, or has another one in its place, goes on at the one that took its place, or at the last: not at the beginning
 * of the dialog, and not on a button that would take out the next one too.
 */
function useFocusAfterRemoval(items: readonly unknown[]): FocusAfterRemoval {
  const list = useRef<HTMLUListElement>(null)
  const left = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (left.current === undefined) return
    const lines = list.current?.children
    const next = lines?.item(Math.min(left.current, lines.length - 1))
    if (next instanceof HTMLElement) next.focus()
    left.current = undefined
  }, [items])
  return {
    list,
    leave: (index) => {
      left.current = index
    },
  }
}
