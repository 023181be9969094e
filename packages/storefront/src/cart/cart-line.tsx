import type { CartItem } from '@millrun/commerce/cart'
import { formatDollars } from '@millrun/commerce/dollars'
import { cutNotes } from '@millrun/commerce/line-note'
import { StepButton } from '@millrun/ui/fields/step-button.tsx'
import { Icon } from '@millrun/ui/first/icon.tsx'
import { CutForParcelButton } from '../cuts/cut-for-parcel-button.tsx'
import { Photograph } from '../pictures/photograph.tsx'
import { Measures } from '../text/measures.tsx'
import { itemNumber } from './item-number.ts'

interface CartLineProps {
  readonly item: CartItem
  readonly onQuantity: (quantity: number) => void
  readonly onRemove: () => void
  readonly onCut: () => void
}

/** One line of the drawer. Minus at 1 takes the line out. */
export function CartLine({ item: line, onQuantity, onRemove, onCut }: CartLineProps) {
  const { title, category, priceCents, image, quantity } = line
  const item = itemNumber(line.id)
  return (
    <li
      tabIndex={-1}
      className="grid grid-cols-[72px_1fr] gap-4 border-b border-rule py-4.5 -outline-offset-2"
    >
      <Photograph
        src={image}
        sizes="72px"
        className="h-23 w-18 border-b border-rule object-contain"
      />
      <div className="min-w-0">
        <div className="flex items-baseline justify-between gap-3">
          <h3 className="text-[19px] leading-tight tracking-[-0.008em]">
            <Measures text={title} />
          </h3>
          <p className="font-semibold">{formatDollars(priceCents * quantity)}</p>
        </div>
        <p className="mt-0.5 text-sm text-ink-2">
          {item !== undefined && `Item ${item} · `}
          {category}
        </p>
        <p className="text-sm text-ink-2">
          <span>{formatDollars(priceCents)}</span> each
        </p>
        {cutNotes(line.id).map((note) => (
          <p key={note} className="text-sm text-ink-2">
            {note}
          </p>
        ))}
        <CutForParcelButton item={line} onCut={onCut} />
        <div className="mt-2.5 flex items-center justify-between gap-3">
          <Quantity title={title} quantity={quantity} onQuantity={onQuantity} onRemove={onRemove} />
          <button
            type="button"
            aria-label={`Remove ${title}`}
            onClick={onRemove}
            className="-mr-2 min-h-11 cursor-pointer px-2 text-[15px] text-ink-2 underline decoration-rule-2 underline-offset-4 hover:text-ink"
          >
            Remove
          </button>
        </div>
      </div>
    </li>
  )
}

type QuantityProps = Pick<CartItem, 'title' | 'quantity'> &
  Pick<CartLineProps, 'onQuantity' | 'onRemove'>

function Quantity({ title, quantity, onQuantity, onRemove }: QuantityProps) {
  const decrease = () => (quantity > 1 ? onQuantity(quantity - 1) : onRemove())
  return (
    <div className="grid h-11 min-w-33 grid-cols-[44px_1fr_44px] items-stretch rounded-xs border border-rule-2 bg-field text-center">
      <StepButton
        aria-label={`Decrease quantity of ${title}`}
        className="hover:bg-paper-2"
        onClick={decrease}
      >
        <Icon name="minus" size={18} />
      </StepButton>
      <output aria-label={`Quantity of ${title}`} className="self-center font-medium">
        {quantity}
      </output>
      <StepButton
        aria-label={`Increase quantity of ${title}`}
        className="hover:bg-paper-2"
        onClick={() => onQuantity(quantity + 1)}
      >
        <Icon name="plus" size={18} />
      </StepButton>
    </div>
  )
}
