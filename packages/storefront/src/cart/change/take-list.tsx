import type { Cart } from '@millrun/commerce/cart'
import { Button } from '@millrun/ui/first/button.tsx'
import { useEffect, useRef, useState } from 'react'
import { useCart, useCartStore } from '../cart-provider.tsx'
import { cartWith } from './cart-change.ts'
import { ChangedCart } from './changed-cart.tsx'
import { cartText } from './pieces-text.ts'
import { useCartChange } from './use-cart-change.ts'

interface TakeListProps {
  /** What the list is called within a sentence. */
  readonly name: string
  /** What can be had of it; not empty. */
  readonly list: Cart
}

/**
 * The ways to have a list of parts: in the place of the cart, on top of it, or not. Until one of them is pressed the
 * cart stays as it is, and afterwards it can be put back.
 */
export function TakeList({ name, list }: TakeListProps) {
  const { read: readCart } = useCartStore()
  const { change, isChanged, undo } = useCartChange()
  const [sentence, setSentence] = useState<string>()
  const [comingBack, setComingBack] = useState<string>()

  function have(after: Cart, said: string): void {
    setSentence(said)
    change(after)
  }

  function goBack(): void {
    setComingBack(isChanged ? 'That is undone.' : 'Nothing was changed.')
    undo()
    setSentence(undefined)
  }

  if (sentence !== undefined) {
    const back = isChanged ? 'Undo' : 'Choose Again'
    return <ChangedCart sentence={sentence} back={back} onBack={goBack} />
  }
  return (
    <div className="mt-5 print:hidden">
      {comingBack !== undefined && <ComingBack sentence={comingBack} />}
      <Ways
        onReplace={() => have(list, `The cart holds ${name} now, and nothing else.`)}
        onAdd={() =>
          have(
            cartWith(readCart(), list.items),
            `The cart holds ${name}, too, on top of what was in it.`,
          )
        }
        onKeep={() => setSentence(`The cart stays as it is: ${cartText(readCart())}.`)}
      />
    </div>
  )
}

/** What had the focus is gone. */
function ComingBack({ sentence }: { sentence: string }) {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <p ref={words} tabIndex={-1} className="mb-3 outline-none">
      {sentence}
    </p>
  )
}

interface WaysProps {
  readonly onReplace: () => void
  readonly onAdd: () => void
  readonly onKeep: () => void
}

function Ways({ onReplace, onAdd, onKeep }: WaysProps) {
  const cart = useCart()
  if (cart.items.length === 0) {
    return (
      <Button look="buy" className="max-sm:w-full" onClick={onReplace}>
        Put into the Cart
      </Button>
    )
  }
  return (
    <>
      <p className="max-w-[52ch]">
        Your cart holds {cartText(cart)}. Add this list to it, replace it, or keep it as it is.
      </p>
      <div className="mt-3 grid gap-3 sm:flex sm:flex-wrap">
        <Button look="buy" onClick={onAdd}>
          Add to the Cart
        </Button>
        <Button look="outline" className="h-13.5!" onClick={onReplace}>
          Replace the Cart
        </Button>
        <Button look="outline" className="h-13.5!" onClick={onKeep}>
          Keep the Cart
        </Button>
      </div>
    </>
  )
}
