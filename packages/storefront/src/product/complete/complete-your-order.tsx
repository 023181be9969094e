import { matchedSets } from 'virtual:what-fits'
import { FINISH, type FinishCode } from '@millrun/catalogue/choosing/option-group'
import type { IronBalusterText } from '@millrun/catalogue/families/iron-balusters/iron-baluster'
import type { Surface } from '@millrun/catalogue/families/shoes-knuckles/matched-set'
import { sparePieces } from '@millrun/catalogue/spare-pieces'
import { ButtonLink } from '../../page/button-link.tsx'
import { Radio } from '@millrun/ui/fields/radio.tsx'
import { useState } from 'react'
import { addedSentence } from '../../cart/added-notice.ts'
import { findListing } from '../../catalogue/find-listing.ts'
import { paths } from '../../paths.ts'
import type { Pick } from '../choices/pick-store.ts'
import { Ornaments } from './ornaments.tsx'
import { SetFrame } from './set/set-frame.tsx'
import { SetLines } from './set/set-lines.tsx'
import { setRows } from './set-rows.ts'
import { ownNote, SetTotal } from './set/set-total.tsx'
import { SparesWish } from './set/spares-wish.tsx'
import { useSet } from './set/use-set.ts'

interface CompleteYourOrderProps {
  readonly product: IronBalusterText
  readonly pick: Pick
}

/** All that goes with a run of iron balusters, as many as are picked above, into the cart with one press. */
export function CompleteYourOrder({ product, pick }: CompleteYourOrderProps) {
  const [surface, standOn] = useState<Surface>('flat')
  const [hasSpares, wishSpares] = useState(false)
  const fitting = matchedSets[product.id]
  const wishes = { ...pick, product, finish: finishOf(product, pick), surface, hasSpares }
  const set = useSet(
    fitting === undefined ? [] : setRows(wishes, fitting, findListing),
    addedSentence(1, `Matched Set for ${product.itemNumber}`),
  )
  return (
    <SetFrame title="Complete Your Order" purpose={purpose(product, pick.quantity)}>
      <SurfaceChoice surface={surface} onChoose={standOn} />
      <SetLines
        rows={set.rows.filter(({ role }) => role !== 'wished')}
        take={set.take}
        className="mt-4 border-b border-rule"
      />
      <SparesWish
        of="balusters and shoes"
        note={`${sparePieces(pick.quantity)} of each`}
        isWished={hasSpares}
        onWish={wishSpares}
      />
      <Ornaments rows={set.rows.filter(({ role }) => role === 'wished')} take={set.take} />
      <SetTotal set={set} note={ownNote(set, 'balusters')} action="Add the Set to Cart" />
      <ButtonLink look="outline" to={paths.featuredProducts} className="mt-3 w-full">
        Shop Accessories
      </ButtonLink>
    </SetFrame>
  )
}

function purpose({ itemNumber }: IronBalusterText, quantity: number): string {
  const many = quantity === 1 ? `one ${itemNumber}` : `${quantity} ${itemNumber}`
  return `What ${many} ${quantity === 1 ? 'takes' : 'take'}, in the same finish. The count follows the quantity above.`
}

function finishOf({ availableColors: [own = 'SB'] }: IronBalusterText, pick: Pick): FinishCode {
  const picked = FINISH.options.find(({ code }) => code.toLowerCase() === pick.choices['finish'])
  return picked?.code ?? own
}

const SURFACES: Readonly<Record<Surface, { readonly name: string; readonly shoe: string }>> = {
  flat: { name: 'On treads or a level', shoe: 'Flat shoe' },
  pitched: { name: 'On a slope', shoe: 'Pitch shoe' },
}

interface SurfaceChoiceProps {
  readonly surface: Surface
  readonly onChoose: (surface: Surface) => void
}

/** What the balusters stand on decides which shoe they take. */
function SurfaceChoice({ surface, onChoose }: SurfaceChoiceProps) {
  return (
    <fieldset className="mt-4">
      <legend className="mb-1.5 text-sm font-medium">Where they stand</legend>
      <div className="grid grid-cols-2 gap-2">
        <SurfaceOption value="flat" surface={surface} onChoose={onChoose} />
        <SurfaceOption value="pitched" surface={surface} onChoose={onChoose} />
      </div>
    </fieldset>
  )
}

function SurfaceOption({ value, surface, onChoose }: SurfaceChoiceProps & { value: Surface }) {
  const { name, shoe } = SURFACES[value]
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-2.5 rounded-xs border border-rule-2 bg-field px-3 py-1.5 text-[15px] leading-tight has-checked:border-ink has-checked:font-medium">
      <Radio
        name="surface"
        value={value}
        checked={value === surface}
        onChange={() => onChoose(value)}
      />
      <span>
        {name}
        <span className="block text-sm font-normal text-ink-2">{shoe}</span>
      </span>
    </label>
  )
}
