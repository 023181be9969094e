import { chosenPicture } from '@millrun/catalogue/pictures/chosen-picture'
import { formatDollars } from '@millrun/commerce/dollars'
import { Link } from '../../../router/link.tsx'
import { paths } from '../../../paths.ts'
import { Checkbox } from '@millrun/ui/fields/checkbox.tsx'
import { Photograph } from '../../../pictures/photograph.tsx'
import type { OfferedRow } from './use-set.ts'

interface SetLineProps {
  readonly row: OfferedRow
  readonly onTake: (isTaken: boolean) => void
}

/** One thing of a set: its picture, number, count and price, and whether it is taken. */
export function SetLine({ row, onTake }: SetLineProps) {
  const { line, quantity, isTaken, lacks } = row
  const { product, choices } = line
  return (
    <li className="grid grid-cols-[20px_52px_1fr_auto] items-center gap-x-3 border-t border-rule py-2">
      <Checkbox
        checked={isTaken}
        disabled={lacks !== undefined}
        onChange={({ currentTarget }) => onTake(currentTarget.checked)}
      >
        <span className="sr-only">
          {quantity} × {line.title}
        </span>
      </Checkbox>
      <Photograph
        src={chosenPicture(product, choices)}
        sizes="52px"
        className="h-16 w-13 object-cover"
      />
      <div className="min-w-0 text-sm leading-snug text-ink-2">
        <Link
          to={paths.product(product.id)}
          className="block py-0.5 text-[15px] font-medium text-ink no-underline hover:underline"
        >
          {line.title}
        </Link>
        <p>
          {product.itemNumber} · {quantity} × {formatDollars(line.unitPriceCents)}
        </p>
        <p>{notesOf(row).join(' · ')}</p>
      </div>
      <p className={`text-right ${isTaken ? 'font-medium' : 'text-ink-2'}`}>
        {formatDollars(quantity * line.unitPriceCents)}
      </p>
    </li>
  )
}

const LACKS = { stock: 'Out of Stock', wood: 'Pick its wood above' } as const

function notesOf({ spares, inCart, lacks }: OfferedRow): readonly string[] {
  return [
    lacks === undefined ? '' : LACKS[lacks],
    spares > 0 ? `${spares} spare` : '',
    inCart > 0 ? `${inCart} in your cart` : '',
  ].filter((note) => note !== '')
}
