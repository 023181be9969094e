import type { Choices } from '@millrun/catalogue/choosing/choices'
import type { Listing } from '@millrun/catalogue/product'
import { useMemo } from 'react'
import { useLocation } from '../../router/place.ts'
import { useIsHydrated } from '../../page/use-is-hydrated.ts'

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
  const { search } = useLocation()
  const isKnown = useIsHydrated() && search !== ''
  return useMemo(() => (isKnown ? askedChoices(product, search) : NONE), [isKnown, product, search])
}

const NONE: Choices = {}
