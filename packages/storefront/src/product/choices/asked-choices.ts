import type { Choices } from '@millrun/catalogue/choosing/choices'
import type { Listing } from '@millrun/catalogue/product'
import { useMemo } from 'react'
import { useLocation } from '../../router/place.ts'
import { useUnprinted } from '../../page/use-unprinted.ts'

type Choosable = Pick<Listing, 'optionGroups' | 'species'>

/** The choices that an address asks for, `?finish=cv`; what the product does not come in is left out. */
export function askedChoices({ optionGroups, species }: Choosable, search: string): Choices {
  const offered = new Map(
    optionGroups.map(({ id, options }) => [id, options.map(({ code }) => code.toLowerCase())]),
  )
  if (species !== undefined) offered.set('species', Object.keys(species))
  const asked = [...new URLSearchParams(search)]
  return Object.fromEntries(asked.filter(([group, code]) => offered.get(group)?.includes(code)))
}

/** The choices that the address of the page asks for, as soon as it can be known. */
export function useAskedChoices(product: Choosable): Choices {
  const search = useUnprinted(useLocation().search, '')
  return useMemo(() => (search === '' ? NONE : askedChoices(product, search)), [product, search])
}

const NONE: Choices = {}
