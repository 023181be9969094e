import { useState } from 'react'
import { designLink } from '../../../link/design-link.ts'
import { isCutLine } from '@millrun/catalogue/choosing/cut'
import { hasFlight } from '@millrun/stair/layouts/layouts'
import type { Stair } from '@millrun/stair/model/stair'
import { cutLines, wholeSticks } from '@millrun/stair/cut-list/cut-lines'
import { cartLines } from '@millrun/stair/parts-list/cart-lines'
import { isGuess } from '@millrun/stair/parts-list/is-guess'
import type { PartsList } from '@millrun/stair/parts-list/parts-list'
import { useDesign } from '../../design-state.tsx'
import type { Shop } from '../../shop.ts'
import { Checkbox } from '@millrun/ui/fields/checkbox.tsx'
import { Button, buttonClass } from '@millrun/ui/first/button.tsx'
import type { GoToStep } from '../../use-step.ts'
import { LEVEL_LAYOUT } from '../../layout/layout-words.ts'
import { decisionId } from '../../problems/problem-groups.ts'
import { addedText } from './list-words.ts'

interface AddAllProps {
  readonly stair: Stair
  readonly list: PartsList
  readonly shop: Shop
  readonly onStep: GoToStep
}

/** The way to buy: everything in stock at once. */
export function AddAll({ stair, list, shop, onStep }: AddAllProps) {
  const [isCut, setCut] = useState(false)
  const cut = cutLines(list, stair)
  const canCut = cut.some(({ item }) => isCutLine(item.id))
  const whole = canCut ? wholeSticks(list, cut) : []
  const lines = isCut && canCut ? cut : cartLines(list)
  const link = designLink(stair.design)
  const [addedLink, setAddedLink] = useState<string>()
  const isAdded = addedLink === link
  const hasProblems = stair.problems.length > 0

  function addAll(): void {
    shop.addToCart(lines)
    setAddedLink(link)
    shop.tell({
      title: 'Added to your cart',
      description: addedText(lines),
      action: { label: 'View Cart', onClick: shop.openCart },
    })
  }

  if (lines.length === 0) {
    return <p className="text-[15px] leading-6">There is nothing to add to the cart.</p>
  }
  return (
    <div className="grid gap-3">
      <p aria-live="polite" className="text-[15px] leading-6">
        {isAdded && `${addedText(lines)} are in your cart.`}
      </p>
      {isAdded && <WaysOn openCart={shop.openCart} />}
      {isAdded && hasFlight(stair.design) && <LevelRun onStep={onStep} />}
      {canCut && (
        <Checkbox checked={isCut} onChange={({ currentTarget }) => setCut(currentTarget.checked)}>
          Have us cut the rail to this list, free. Cut square, with the rest of each length; a
          length with a piece over 93&quot; stays whole. What we cut cannot be returned.
        </Checkbox>
      )}
      {isCut && whole.length > 0 && (
        <p className="text-[15px] leading-6">
          {`Stays whole, for you to cut: ${whole.map(({ item, quantity }) => `${quantity} × ${item.title}`).join('; ')}.`}
        </p>
      )}
      {hasProblems && !isAdded && (
        <p className="text-[15px] leading-6">
          Not everything works yet: what stands at the top of this step should be put right first.
        </p>
      )}
      {isGuess(stair.design) ? (
        <p className="text-[15px] leading-6">
          Until your rail is measured, lengths are a guess, so nothing can be ordered yet.
        </p>
      ) : (
        <Button look={lookOf(hasProblems, isAdded)} className="w-full" onClick={addAll}>
          {buttonText(hasProblems, isAdded)}
        </Button>
      )}
    </div>
  )
}

function lookOf(hasProblems: boolean, isAdded: boolean) {
  if (isAdded) return 'quiet'
  return hasProblems ? 'tool' : 'buy'
}

function buttonText(hasProblems: boolean, isAdded: boolean): string {
  if (isAdded) return 'Add all of it once more'
  return hasProblems ? 'Add the parts all the same' : 'Add all to cart'
}

function WaysOn({ openCart }: { openCart: () => void }) {
  return (
    <div className="grid gap-3">
      {/* The checkout has a content policy of its own, so it is loaded as a document. */}
      <a href="/checkout" className={buttonClass('buy')}>
        Proceed to checkout
      </a>
      <Button look="tool" onClick={openCart}>
        View cart
      </Button>
    </div>
  )
}

/** A landing or hallway at the head of a stair is a design of its own, with the same parts. */
function LevelRun({ onStep }: { readonly onStep: GoToStep }) {
  const { edit } = useDesign()
  return (
    <p className="text-[15px] leading-6">
      Is there a landing or level run at the top?{' '}
      <button
        type="button"
        className="more cursor-pointer py-1"
        onClick={() => {
          edit({ layout: LEVEL_LAYOUT })
          onStep('layout', decisionId('balconyIn'))
        }}
      >
        Design it now, with the same parts
      </button>
    </p>
  )
}
