import { Button } from '@millrun/ui/first/button.tsx'
import { useEffect, useRef } from 'react'
import { openCartDrawer } from '../cart/cart-panel.ts'

interface ChangedCartProps {
  readonly sentence: string
  readonly onUndo: () => void
}

/** Says what was done to the cart, in the place of what did it, with the way back. */
export function ChangedCart({ sentence, onUndo }: ChangedCartProps) {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <div className="mt-4 border-l-2 border-plotter pl-4">
      <p ref={words} tabIndex={-1} className="outline-none">
        {sentence}
      </p>
      <div className="mt-2 flex flex-wrap gap-x-6">
        <Button look="quiet" onClick={openCartDrawer}>
          View Cart
        </Button>
        <Button look="quiet" onClick={onUndo}>
          Undo
        </Button>
      </div>
    </div>
  )
}
