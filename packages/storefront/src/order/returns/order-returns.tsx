import type { OrderStatusResponse } from '@millrun/commerce/functions'
import { Button } from '@millrun/ui/first/button.tsx'
import { useRef, useState } from 'react'
import { KeptReturn } from './kept-return.tsx'
import { ReturnForm } from './return-form.tsx'

interface OrderReturnsProps {
  readonly token: string
  readonly order: OrderStatusResponse
  /** The shop knows more about the order than this page shows. */
  readonly onChanged: () => void
}

/** What was returned or reported of an order, and the way to do so; nothing before anything has left. */
export function OrderReturns({ token, order, onChanged }: OrderReturnsProps) {
  const { returns = [], returnable = [] } = order
  const [isOpen, setOpen] = useState(false)
  const [asked, setAsked] = useState<string>()
  // What was pressed goes away: who works by keyboard goes on at the title.
  const title = useRef<HTMLHeadingElement>(null)
  if (returns.length === 0 && returnable.length === 0) return null

  function show(isShown: boolean): void {
    setOpen(isShown)
    title.current?.focus({ preventScroll: true })
  }

  function onAsked(number: string): void {
    setAsked(number)
    show(false)
    onChanged()
  }

  return (
    <section aria-labelledby="order-returns" className="mt-8 max-w-160 print:hidden">
      <h2 ref={title} id="order-returns" tabIndex={-1} className="title-card outline-none">
        Returns and problems
      </h2>
      <output className="mt-2 block border-l-4 border-ink py-1 pl-4 empty:hidden">
        {asked !== undefined &&
          `Your return has the number ${asked}. We look at it and write to you; please do not send anything before.`}
      </output>
      {returns.length > 0 && (
        <ul className="mt-3">
          {returns.map((kept) => (
            <KeptReturn key={kept.number} token={token} kept={kept} />
          ))}
        </ul>
      )}
      {returnable.length > 0 && !isOpen && (
        <Button look="outline" className="mt-4" onClick={() => show(true)}>
          Return or Report a Problem
        </Button>
      )}
      {isOpen && (
        <ReturnForm token={token} order={order} onAsked={onAsked} onClose={() => show(false)} />
      )}
    </section>
  )
}
