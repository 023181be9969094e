import { useState } from 'react'
import { designLink } from '../../link/design-link.ts'
import type { Stair } from '../../model/stair.ts'
import { cartLines } from '../../parts-list/cart-lines.ts'
import type { PartsList } from '../../parts-list/parts-list.ts'
import type { Shop } from '../shop.ts'
import type { StepId } from '../steps.ts'
import { Button } from '../ui/button.tsx'
import { addedText } from './list-words.ts'
import { ToPutRight } from './to-put-right.tsx'

interface AddAllProps {
  readonly stair: Stair
  readonly list: PartsList
  readonly shop: Shop
  readonly onStep: (step: StepId) => void
}

/** The way to buy: everything in stock at once. What does not work is said first. */
export function AddAll({ stair, list, shop, onStep }: AddAllProps) {
  const lines = cartLines(list)
  const link = designLink(stair.design)
  const [addedLink, setAddedLink] = useState<string>()
  const isAdded = addedLink === link
  const { problems } = stair

  function addAll(): void {
    shop.addToCart(lines)
    setAddedLink(link)
    shop.tell({
      title: 'Added to your cart',
      description: addedText(lines),
      action: { label: 'View Cart', onClick: shop.openCart },
    })
  }

  if (lines.length === 0) return <NothingToAdd stair={stair} onStep={onStep} />
  return (
    <div className="grid gap-4">
      {problems.length > 0 && <ToPutRight problems={problems} onStep={onStep} />}
      {isGuess(stair) ? (
        <p className="text-[15px] leading-6">
          Until your rail is measured, lengths are a guess, so nothing can be ordered yet.
        </p>
      ) : (
        <Button
          look={problems.length > 0 || isAdded ? 'outline' : 'buy'}
          className="w-full"
          onClick={addAll}
        >
          {buttonText(problems.length > 0, isAdded)}
        </Button>
      )}
      <p aria-live="polite" className="text-[15px] leading-6">
        {isAdded && <InTheCart pieces={addedText(lines)} openCart={shop.openCart} />}
      </p>
    </div>
  )
}

function buttonText(hasProblems: boolean, isAdded: boolean): string {
  if (isAdded) return 'Add all of it once more'
  return hasProblems ? 'Add the parts all the same' : 'Add all to cart'
}

function InTheCart({ pieces, openCart }: { pieces: string; openCart: () => void }) {
  return (
    <>
      {pieces} are in your cart.{' '}
      <button type="button" className="more min-h-11 cursor-pointer" onClick={openCart}>
        View cart
      </button>{' '}
      or{' '}
      <a href="/checkout" className="more inline-flex min-h-11 items-center">
        go to checkout
      </a>
    </>
  )
}

/** Lengths below a rail that nobody has measured yet cannot be right. */
function isGuess({ design }: Stair): boolean {
  return design.job === 'keep-rail' && design.existingRailIn === 'not-measured'
}

function NothingToAdd({ stair, onStep }: Pick<AddAllProps, 'stair' | 'onStep'>) {
  if (stair.problems.length > 0) return <ToPutRight problems={stair.problems} onStep={onStep} />
  return <p className="text-[15px] leading-6">Nothing of this stair is in stock at the moment.</p>
}
