import { Button, ButtonAnchor } from '@millrun/ui/first/button.tsx'
import { useEffect, useRef } from 'react'
import { paths } from '../../paths.ts'
import { openCartDrawer } from '../cart-panel.ts'

interface ChangedCartProps {
  readonly sentence: string
  /** What the way back is called. */
  readonly back?: string
  readonly onBack: () => void
}

/** Says what was done to the cart, in the place of what did it, with the way on and the way back. */
export function ChangedCart({ sentence, back = 'Undo', onBack }: ChangedCartProps) {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <div className="mt-5 border-l-2 border-plotter pl-4 print:hidden">
      <p ref={words} tabIndex={-1} className="outline-none">
        {sentence}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonAnchor href={paths.checkout} look="buy" className="max-sm:w-full">
          Proceed to Checkout
        </ButtonAnchor>
        <Button look="quiet" onClick={openCartDrawer}>
          View Cart
        </Button>
        <Button look="quiet" onClick={onBack}>
          {back}
        </Button>
      </div>
    </div>
  )
}
