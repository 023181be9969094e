import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useLocation } from '../router/place.ts'
import { goTo } from '../router/go-to.ts'
import { useUnprinted } from '../page/use-unprinted.ts'
import { paths } from '../paths.ts'
import type { ProductText } from '@millrun/catalogue/product'
import { productSearch } from './product-search.ts'
import { queryOf } from './search-path.ts'
import { useProductSearch } from './use-product-search.ts'

/** What is typed into the search box, what it finds, and which of it is the active option. */
export function useSearchBox() {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [hasFocus, setHasFocus] = useState(false)
  const [isDismissed, setIsDismissed] = useState(false)
  const [active, setActive] = useState(-1)
  useQueryOfPage(setTyped)
  const query = typed.trim()
  const search = useProductSearch(query)
  const shown = search.outcome?.shown ?? []
  const isOpen = hasFocus && query !== '' && !isDismissed

  useEffect(() => {
    // What was typed before the page came alive.
    const early = field.current?.value ?? ''
    if (early !== '') setTyped(early)
    setHasFocus(field.current === document.activeElement)
  }, [])

  function type(text: string): void {
    setTyped(text)
    setActive(-1)
    setIsDismissed(false)
  }

  function leave(): void {
    type('')
    field.current?.blur()
  }

  const followFirst = useFollow(query, search, leave)

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') return isOpen ? setIsDismissed(true) : type('')
    if (query === '') return
    if (event.key === 'Enter') return void followFirst(Math.max(active, 0)).catch(() => undefined)
    const next = productSearch.peek()?.nextOption(event.key, active, shown.length)
    if (next === undefined) return
    event.preventDefault()
    setIsDismissed(false)
    setActive(isOpen ? next : active)
  }

  const hasList = isOpen && shown.length > 0
  const state = { field, typed, query, search, active, isOpen, hasList }
  return { ...state, type, leave, onKeyDown, setHasFocus, setIsDismissed }
}

/** On the page of results the box holds what they are of. */
function useQueryOfPage(show: (query: string) => void): void {
  const { pathname, search } = useLocation()
  const address = useUnprinted(pathname === paths.search ? queryOf(search) : '', '')
  const [named, setNamed] = useState('')
  if (address !== named) {
    setNamed(address)
    show(address)
  }
}

/** Goes to a product that was found; what is not found yet is looked for first. */
function useFollow(
  query: string,
  search: ReturnType<typeof useProductSearch>,
  leave: () => void,
): (index: number) => Promise<void> {
  function follow(product: ProductText | undefined): void {
    if (product === undefined) return
    leave()
    goTo(product.href)
  }

  return async (index) => {
    if (search.status === 'found') return follow(search.outcome?.shown[index])
    const { find } = await productSearch.load()
    follow(find(query).shown[0])
  }
}
