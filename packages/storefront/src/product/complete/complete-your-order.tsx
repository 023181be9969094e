import type { IronBalusterText } from '@millrun/catalogue/families/iron-balusters/iron-baluster'
import { sparePieces } from '@millrun/catalogue/spare-pieces'
import { formatDollars } from '@millrun/commerce/dollars'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '@millrun/ui/first/button.tsx'
import { Checkbox } from '@millrun/ui/fields/checkbox.tsx'
import { Icon } from '@millrun/ui/first/icon.tsx'
import type { PickStore } from '../choices/pick-store.ts'
import { SetLine } from './set-line.tsx'
import { type OfferedRow, type OfferedSet, useSet } from './use-set.ts'
import type { Surface } from '@millrun/catalogue/families/shoes-knuckles/matched-set'
import { Radio } from '@millrun/ui/fields/radio.tsx'

interface CompleteYourOrderProps {
  readonly product: IronBalusterText
  readonly picks: PickStore
}

/** All that goes with a run of iron balusters, as many as are picked above, into the cart with one press. */
export function CompleteYourOrder({ product, picks }: CompleteYourOrderProps) {
  const set = useSet(product, picks)
  const needed = set.rows.filter(({ kind }) => kind !== 'ornaments')
  const ornaments = set.rows.filter(({ kind }) => kind === 'ornaments')
  return (
    <section aria-labelledby="complete" className="mt-6 border border-ink p-4 lg:p-5">
      <h2 id="complete" className="font-serif text-[28px] leading-tight">
        Complete Your Order
      </h2>
      <p className="mt-1 text-[15px] text-ink-2">{purpose(product, set.quantity)}</p>
      <SurfaceChoice surface={set.surface} onChoose={set.standOn} />
      <ul className="mt-4 border-b border-rule">
        {needed.map((row) => (
          <Row key={row.line.product.id} row={row} set={set} />
        ))}
      </ul>
      <Checkbox
        checked={set.hasSpares}
        onChange={({ currentTarget }) => set.wishSpares(currentTarget.checked)}
        note={<span className="whitespace-nowrap">{sparePieces(set.quantity)} of each</span>}
      >
        Add 5% spare balusters and shoes
      </Checkbox>
      <Ornaments rows={ornaments} set={set} />
      <Together set={set} />
      <ButtonLink look="outline" to={paths.featuredProducts} className="mt-3 w-full">
        Shop Accessories
      </ButtonLink>
    </section>
  )
}

function purpose({ itemNumber }: IronBalusterText, quantity: number): string {
  const many = quantity === 1 ? `one ${itemNumber}` : `${quantity} ${itemNumber}`
  return `What ${many} ${quantity === 1 ? 'takes' : 'take'}, in the same finish. The count follows the quantity above.`
}

function Row({ row, set }: { row: OfferedRow; set: OfferedSet }) {
  return <SetLine row={row} onTake={(isTaken) => set.take(row, isTaken)} />
}

function Ornaments({ rows, set }: { rows: readonly OfferedRow[]; set: OfferedSet }) {
  if (rows.length === 0) return null
  return (
    <details className="border-t border-b border-rule">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 text-[15px] font-medium">
        Knuckles and collars for this bar ({rows.length})
        <Icon name="chevron-down" size={18} className="in-open:rotate-180" />
      </summary>
      <ul>
        {rows.map((row) => (
          <Row key={row.line.product.id} row={row} set={set} />
        ))}
      </ul>
    </details>
  )
}

/** What the set costs, and whether the balusters are in it. */
function Together({ set: { rows, totalCents, add } }: { set: OfferedSet }) {
  const balusters = rows.find(({ kind }) => kind === 'balusters')
  return (
    <>
      <p aria-live="polite" className="mt-4 mb-3 flex items-baseline justify-between gap-3">
        <span className="text-[15px] text-ink-2">
          {balusters?.isTaken === true ? 'Balusters included' : 'Without the balusters'}
        </span>
        <span className="font-serif text-[28px] leading-none">{formatDollars(totalCents)}</span>
      </p>
      <Button className="w-full" disabled={totalCents === 0} onClick={add}>
        Add the Set to Cart
      </Button>
    </>
  )
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
