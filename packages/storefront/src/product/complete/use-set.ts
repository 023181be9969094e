import { matchedSets } from 'virtual:matched-sets'
import type { IronBalusterText } from '@millrun/catalogue/families/iron-balusters/iron-baluster'
import type { Surface } from '@millrun/catalogue/families/shoes-knuckles/matched-set'
import { FINISH, type FinishCode } from '@millrun/catalogue/choosing/option-group'
import { cartItem } from '@millrun/commerce/cart-item'
import { useState, useSyncExternalStore } from 'react'
import { addedSentence, showAdded } from '../../cart/added-notice.ts'
import { useCart } from '../../cart/cart-provider.tsx'
import { findListing } from '../../catalogue/find-listing.ts'
import { useIsHydrated } from '../../page/use-is-hydrated.ts'
import { FIRST_PICK, type Pick, type PickStore } from '../choices/pick-store.ts'
import { type SetRow, setRows } from './set-rows.ts'

export interface OfferedRow extends SetRow {
  readonly isTaken: boolean
  /** How many of it are in the cart already. */
  readonly inCart: number
}

export interface OfferedSet {
  readonly rows: readonly OfferedRow[]
  readonly totalCents: number
  readonly quantity: number
  readonly surface: Surface
  readonly standOn: (surface: Surface) => void
  readonly hasSpares: boolean
  readonly wishSpares: (hasSpares: boolean) => void
  readonly take: (row: SetRow, isTaken: boolean) => void
  /** Puts all that is taken into the cart. */
  readonly add: () => void
}

/** What completes an order of a baluster as it is picked on its page, and what of it the buyer takes. */
export function useSet(product: IronBalusterText, picks: PickStore): OfferedSet {
  // It is taken over later than the rest of the page, which may have changed by then.
  const pick = useSyncExternalStore(picks.subscribe, picks.read, () => FIRST_PICK)
  const isHydrated = useIsHydrated()
  const { cart, dispatch } = useCart()
  const [surface, standOn] = useState<Surface>('flat')
  const [hasSpares, wishSpares] = useState(false)
  const [wished, setWished] = useState<Readonly<Record<string, boolean>>>({})

  const wishes = { ...pick, product, finish: finishOf(product, pick), surface, hasSpares }
  const set = matchedSets[product.id]
  const rows = (set === undefined ? [] : setRows(wishes, set, findListing)).map((row) => {
    const kept = isHydrated ? cart.items.find(({ id }) => id === row.line.id) : undefined
    const inCart = kept?.quantity ?? 0
    const wish = wished[row.line.product.id] ?? isTakenAtFirst(row, inCart)
    return { ...row, inCart, isTaken: wish && row.line.product.inStock }
  })
  const taken = rows.filter(({ isTaken }) => isTaken)

  function add(): void {
    for (const { line, quantity } of taken) {
      dispatch({ type: 'add', item: cartItem(line), quantity })
    }
    showAdded(addedSentence(1, `Matched Set for ${product.itemNumber}`))
  }

  return {
    rows,
    totalCents: taken.reduce((sum, row) => sum + row.quantity * row.line.unitPriceCents, 0),
    quantity: pick.quantity,
    surface,
    standOn,
    hasSpares,
    wishSpares,
    take: ({ line }, isTaken) => setWished({ ...wished, [line.product.id]: isTaken }),
    add,
  }
}

/** What every baluster needs; the balusters too, unless they are in the cart. */
function isTakenAtFirst({ kind }: SetRow, inCart: number): boolean {
  return kind === 'balusters' ? inCart === 0 : kind !== 'ornaments'
}

function finishOf({ availableColors: [own = 'SB'] }: IronBalusterText, pick: Pick): FinishCode {
  const picked = FINISH.options.find(({ code }) => code.toLowerCase() === pick.choices['finish'])
  return picked?.code ?? own
}
