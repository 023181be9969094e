import { cartItem } from '@millrun/commerce/cart-item'
import { withoutRows, withRow } from '@millrun/commerce/quick-order/pasted-rows'
import { quickOrder, type QuickOrder } from '@millrun/commerce/quick-order/quick-order'
import { type Assortment, assortmentOf } from '@millrun/commerce/quick-order/read-row'
import { useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react'
import { cartWith } from '../cart/change/cart-change.ts'
import { useCartChange } from '../cart/change/use-cart-change.ts'
import { useCartStore } from '../cart/cart-provider.tsx'
import { listings } from '../catalogue/find-listing.ts'
import { listStore } from './list-store.ts'

let assortment: Assortment | undefined

/** Made when the first list is read: the page is fetched long before, ahead of its visit. */
function wholeAssortment(): Assortment {
  return (assortment ??= assortmentOf(listings))
}

export interface QuickOrderAccess {
  readonly text: string
  readonly order: QuickOrder
  readonly write: (text: string) => void
  /** Puts another row, or none, in the place of this one. */
  readonly replaceRow: (at: number, row: string) => void
  /** Puts all that was found into the cart; what is still to be answered stays in the list. */
  readonly add: () => void
  /** What was added last, as a sentence, and the way back. */
  readonly added: { readonly sentence: string; readonly undo: () => void } | undefined
}

/** A pasted list with its answers, and the way into the cart. */
export function useQuickOrder(): QuickOrderAccess {
  const text = useSyncExternalStore(listStore.subscribe, listStore.read, () => '')
  // Letters appear at once, however long it takes to read the list anew.
  const read = useDeferredValue(text)
  const order = useMemo(() => quickOrder(read, wholeAssortment()), [read])
  const { read: readCart } = useCartStore()
  const { change, isChanged, undo } = useCartChange()
  const [done, setDone] = useState({ sentence: '', before: '', after: '' })

  function add(): void {
    const before = listStore.read()
    const { answers, lines, pieces } = quickOrder(before, wholeAssortment())
    const found = answers.filter(({ answer }) => answer.kind === 'found')
    const after = withoutRows(before, new Set(found.map(({ row }) => row.at)))
    const items = lines.map(({ line, quantity }) => ({ ...cartItem(line), quantity }))
    change(cartWith(readCart(), items))
    setDone({ sentence: addedText(pieces, lines.length), before, after })
    listStore.write(after)
  }

  function takeBack(): void {
    undo()
    const now = listStore.read()
    listStore.write(now === done.after ? done.before : [done.before, now].join('\n'))
  }

  return {
    text,
    order,
    write: listStore.write,
    replaceRow: (at, row) => listStore.write(withRow(listStore.read(), at, row)),
    add,
    added: isChanged ? { sentence: done.sentence, undo: takeBack } : undefined,
  }
}

function addedText(pieces: number, lines: number): string {
  if (pieces === 1) return '1 piece was added to the cart.'
  const kinds = lines === 1 ? 'one line' : `${lines} lines`
  return `${pieces} pieces in ${kinds} were added to the cart.`
}
