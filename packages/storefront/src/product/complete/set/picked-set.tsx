import type { Listing } from '@millrun/catalogue/product'
import { sparePieces } from '@millrun/catalogue/spare-pieces'
import { type ReactNode, useState } from 'react'
import { addedSentence } from '../../../cart/added-notice.ts'
import type { Pick } from '../../choices/pick-store.ts'
import { SetFrame } from './set-frame.tsx'
import { SetLines } from './set-lines.tsx'
import { ownRow, type SetRow } from './set-row.ts'
import { ownNote, SetTotal } from './set-total.tsx'
import { SparesWish } from './spares-wish.tsx'
import { useSet } from './use-set.ts'

interface PickedSetProps {
  readonly product: Listing
  readonly pick: Pick
  readonly title: ReactNode
  readonly purpose: string
  /** What several of the product are called: `balusters`. */
  readonly name: string
  /** What as many as are picked need. */
  readonly needed: readonly SetRow[]
}

/** So much of the product as is picked above, and what it needs. */
export function PickedSet({ product, pick, title, purpose, name, needed }: PickedSetProps) {
  const [hasSpares, wishSpares] = useState(false)
  const set = useSet(
    [ownRow({ ...pick, product, hasSpares }), ...needed],
    addedSentence(1, `Matched Set for ${product.itemNumber}`),
  )
  return (
    <SetFrame title={title} purpose={`${purpose} The count follows the quantity above.`}>
      <SetLines rows={set.rows} take={set.take} className="mt-4 border-b border-rule" />
      <SparesWish
        of={name}
        note={`${sparePieces(pick.quantity)} more`}
        isWished={hasSpares}
        onWish={wishSpares}
      />
      <SetTotal set={set} note={ownNote(set, name)} action="Add the Set to Cart" />
    </SetFrame>
  )
}
