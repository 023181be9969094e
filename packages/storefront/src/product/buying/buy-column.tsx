import { chosenOptions } from '@millrun/catalogue/choosing/choices'
import type { Listing } from '@millrun/catalogue/product'
import { priceChangeOf } from '@millrun/catalogue/choosing/unit-price'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { swatchKind } from '../../page/swatch.tsx'
import { OptionChoice } from '../choices/option-choice.tsx'
import { SpeciesChoice } from '../choices/species-choice.tsx'
import type { Selection } from '../choices/use-selection.ts'
import { BuyBar } from './buy-bar.tsx'
import { lineOf } from '@millrun/catalogue/choosing/line-id'
import { cartItem } from '@millrun/commerce/cart-item'
import { addedSentence, showAdded } from '../../cart/added-notice.ts'
import { useCartStore } from '../../cart/cart-provider.tsx'
import { isSpeciesMissing, showSpeciesRequired } from '../choices/missing-species.ts'

/** The share of a window's height that no notice lies over. */
const CLEAR = 0.7

interface BuyColumnProps {
  readonly product: Listing
  readonly selection: Selection
  /** Whether something is not ready to be added, as the buyer is told in its place. */
  readonly isHeld: () => boolean
}

/** The choices and the way to buy. */
export function BuyColumn({ product, selection, isHeld }: BuyColumnProps) {
  const speciesGroup = useRef<HTMLFieldSetElement>(null)
  const add = useAddToCart(product, selection, () => {
    // The sentence that says what is missing has to stand before one is led to it.
    flushSync(selection.missSpecies)
    focusInSight(speciesGroup.current)
  })
  const onAdd = () => isHeld() || add()
  return (
    <>
      <div className="grid gap-6 pt-6 lg:pt-0 lg:pb-6">
        {product.species !== undefined && (
          <SpeciesChoice product={product} selection={selection} ref={speciesGroup} />
        )}
        <OptionChoices product={product} selection={selection} />
      </div>
      <BuyBar product={product} selection={selection} onAdd={onAdd} />
    </>
  )
}

/** Puts the focus into a field that lacks something, and brings it into sight, clear of the notice at the bottom. */
function focusInSight(field: HTMLElement | null): void {
  if (field === null) return
  field.querySelector('input')?.focus({ preventScroll: true })
  const { top, bottom } = field.getBoundingClientRect()
  if (top < 0 || bottom > window.innerHeight * CLEAR) field.scrollIntoView()
}

/** Choices that are told in words stand two in a row where there are several. */
function OptionChoices({ product, selection }: Omit<BuyColumnProps, 'isHeld'>) {
  const chosen = chosenOptions(product, selection.choices)
  const inWords = product.optionGroups.filter((group) => swatchKind(group) === undefined)
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-6 empty:hidden">
      {product.optionGroups.map((group, index) => (
        <OptionChoice
          key={group.id}
          group={group}
          chosen={chosen[index] ?? group.options[0]}
          isWide={inWords.length < 2 || !inWords.includes(group)}
          changeOf={(option) => priceChangeOf(product, selection.choices, group, option)}
          onChoose={(code) => selection.choose({ [group.id]: code })}
        />
      ))}
    </div>
  )
}

/** Puts what is selected into the cart; without the species it needs, says so instead. */
function useAddToCart(
  product: Listing,
  { choices, quantity }: Selection,
  onSpeciesMissing: () => void,
): () => void {
  const { dispatch } = useCartStore()

  return () => {
    if (isSpeciesMissing(product, choices)) {
      onSpeciesMissing()
      showSpeciesRequired()
      return
    }
    dispatch({ type: 'add', item: cartItem(lineOf(product, choices)), quantity })
    showAdded(addedSentence(quantity, product.title))
  }
}
