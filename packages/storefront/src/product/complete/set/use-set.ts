import { cartItem } from '@millrun/commerce/cart-item'
import { pricedTogether } from '@millrun/commerce/trade/priced-together'
import { useState } from 'react'
import { showAdded } from '../../../cart/added-notice.ts'
import { useCart, useCartStore } from '../../../cart/cart-provider.tsx'
import { isSpeciesMissing } from '../../choices/missing-species.ts'
import type { SetRow } from './set-row.ts'

export interface OfferedRow extends SetRow {
  readonly isTaken: boolean
  /** Why it cannot be taken: there is none, or nobody has said of which wood. */
  readonly lacks: 'stock' | 'wood' | undefined
  /** How many of it are in the cart already. */
  readonly inCart: number
}

export interface OfferedSet {
  readonly rows: readonly OfferedRow[]
  readonly totalCents: number
  readonly take: (row: SetRow, isTaken: boolean) => void
  /** Puts all that is taken into the cart. */
  readonly add: () => void
}

/** Rows of a set with what of them the buyer takes; `added` is the sentence that says that it is in the cart. */
export function useSet(all: readonly SetRow[], added: string): OfferedSet {
  const cart = useCart()
  const { dispatch } = useCartStore()
  const [wished, setWished] = useState<Readonly<Record<string, boolean>>>({})

  const offered = all.map((row): OfferedRow => {
    const kept = cart.items.find(({ id }) => id === row.line.id)
    const inCart = kept?.quantity ?? 0
    const lacks = lackOf(row)
    const wish = wished[row.line.product.id] ?? isTakenAtFirst(row, inCart)
    return { ...row, inCart, lacks, isTaken: wish && lacks === undefined }
  })
  const taken = pricedTogether(offered.filter(({ isTaken }) => isTaken))
  const rows = offered.map((row) => taken.find(({ line }) => line.id === row.line.id) ?? row)

  function add(): void {
    for (const { line, quantity } of taken) {
      dispatch({ type: 'add', item: cartItem(line), quantity })
    }
    showAdded(added)
  }

  return {
    rows,
    totalCents: taken.reduce((sum, row) => sum + row.quantity * row.line.unitPriceCents, 0),
    take: ({ line }, isTaken) => setWished({ ...wished, [line.product.id]: isTaken }),
    add,
  }
}

function lackOf({ line: { product, choices } }: SetRow): OfferedRow['lacks'] {
  if (!product.inStock) return 'stock'
  return isSpeciesMissing(product, choices) ? 'wood' : undefined
}

/** What is needed; that of which the page is too, unless it is in the cart. */
function isTakenAtFirst({ role }: SetRow, inCart: number): boolean {
  return role === 'own' ? inCart === 0 : role === 'needed'
}
