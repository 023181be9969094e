import type { Choices } from '@millrun/catalogue/choosing/choices'
import type { Listing } from '@millrun/catalogue/product'
import { useMemo, useState } from 'react'
import { chosenPicture } from '@millrun/catalogue/pictures/chosen-picture'
import { useAskedChoices } from './asked-choices.ts'

export interface Selection {
  readonly choices: Choices
  readonly choose: (change: Choices) => void
  readonly quantity: number
  readonly setQuantity: (quantity: number) => void
  /** Set when something was to be bought without the species it needs. */
  readonly isSpeciesMissing: boolean
  readonly missSpecies: () => void
  /** Address of the picture that is shown large. */
  readonly shown: string
  readonly show: (src: string) => void
}

/** What the buyer has picked on a product's page so far. */
export function useSelection(product: Listing): Selection {
  const asked = useAskedChoices(product)
  const [picked, setPicked] = useState<Choices>({})
  const choices = useMemo(() => ({ ...asked, ...picked }), [asked, picked])
  const [quantity, setQuantity] = useState(1)
  const [isSpeciesMissing, setSpeciesMissing] = useState(false)
  const [turnedTo, show] = useState<string>()
  const shown = turnedTo ?? chosenPicture(product, choices)

  function choose(change: Choices): void {
    const next = { ...choices, ...change }
    setPicked(next)
    show(chosenPicture(product, next))
    if ('species' in change) setSpeciesMissing(false)
  }

  const missSpecies = () => setSpeciesMissing(true)
  return { choices, choose, quantity, setQuantity, isSpeciesMissing, missSpecies, shown, show }
}
