import { chosenOptions } from '@millrun/catalogue/choices'
import type { Listing } from '@millrun/catalogue/product'
import { originalPrice, unitPrice } from '@millrun/catalogue/unit-price'
import { useRef } from 'react'
import { Badge } from '../ui/badge.tsx'
import { Price, shownSaving } from '../ui/price.tsx'
import { BuyBar } from './buy-bar.tsx'
import { BuyingNotes } from './buying-notes.tsx'
import { OptionChoice } from './option-choice.tsx'
import { Rating } from './rating.tsx'
import { SpeciesChoice } from './species-choice.tsx'
import { useAddToCart } from './use-add-to-cart.ts'
import type { Selection } from './use-selection.ts'

interface BuyColumnProps {
  readonly product: Listing
  readonly selection: Selection
}

/** Name, price, choices and the way to buy. */
export function BuyColumn({ product, selection }: BuyColumnProps) {
  const speciesGroup = useRef<HTMLFieldSetElement>(null)
  const onAdd = useAddToCart(product, selection, () => {
    selection.missSpecies()
    speciesGroup.current?.querySelector('input')?.focus()
  })
  return (
    <>
      <p className="text-[15px] text-ink-2">Item {product.itemNumber}</p>
      <h1 className="mt-1.5 mb-3 title-product">{product.title}</h1>
      <Rating productId={product.id} />
      <PriceLine product={product} selection={selection} />
      <div className="grid gap-6">
        {product.species !== undefined && (
          <SpeciesChoice product={product} selection={selection} ref={speciesGroup} />
        )}
        <OptionChoices product={product} selection={selection} />
        <BuyBar inStock={product.inStock} selection={selection} onAdd={onAdd} />
      </div>
      <BuyingNotes productId={product.id} itemNumber={product.itemNumber} />
    </>
  )
}

function PriceLine({ product, selection: { choices } }: BuyColumnProps) {
  const percent = shownSaving(product, choices)
  return (
    <div className="mt-5 mb-6 flex flex-wrap items-center gap-3 border-t border-b border-t-ink border-b-rule py-4.5">
      <div aria-live="polite" className="mr-auto">
        <Price
          cents={unitPrice(product, choices)}
          originalCents={originalPrice(product, choices)}
          size="page"
        />
      </div>
      {!product.inStock && <Badge>Out of Stock</Badge>}
      {percent > 0 && <Badge tone="saving">SAVE {percent}%</Badge>}
    </div>
  )
}

function OptionChoices({ product, selection }: BuyColumnProps) {
  const chosen = chosenOptions(product, selection.choices)
  return product.optionGroups.map((group, index) => (
    <OptionChoice
      key={group.id}
      group={group}
      chosen={chosen[index] ?? group.options[0]}
      onChoose={(code) => selection.choose(group.id, code)}
    />
  ))
}
