import { chosenOptions } from '@millrun/catalogue/choices'
import type { Listing } from '@millrun/catalogue/product'
import { priceChangeOf } from '@millrun/catalogue/unit-price'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { OptionChoice } from '../choices/option-choice.tsx'
import { SpeciesChoice } from '../choices/species-choice.tsx'
import type { Selection } from '../choices/use-selection.ts'
import { BuyBar } from './buy-bar.tsx'
import { useAddToCart } from './use-add-to-cart.ts'

interface BuyColumnProps {
  readonly product: Listing
  readonly selection: Selection
}

/** The choices and the way to buy. */
export function BuyColumn({ product, selection }: BuyColumnProps) {
  const speciesGroup = useRef<HTMLFieldSetElement>(null)
  const onAdd = useAddToCart(product, selection, () => {
    // The sentence that says what is missing has to stand before one is led to it.
    flushSync(selection.missSpecies)
    leadTo(speciesGroup.current)
  })
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

/** Puts the focus into a field that lacks something, and brings the whole of it into sight. */
function leadTo(field: HTMLElement | null): void {
  field?.querySelector('input')?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'nearest' })
}

function OptionChoices({ product, selection }: BuyColumnProps) {
  const chosen = chosenOptions(product, selection.choices)
  return product.optionGroups.map((group, index) => (
    <OptionChoice
      key={group.id}
      group={group}
      chosen={chosen[index] ?? group.options[0]}
      changeOf={(option) => priceChangeOf(product, selection.choices, group, option)}
      onChoose={(code) => selection.choose(group.id, code)}
    />
  ))
}
