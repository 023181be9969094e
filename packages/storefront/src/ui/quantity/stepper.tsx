import { Icon } from './icon.tsx'
import { readQuantity } from './read-quantity.ts'

interface StepperProps {
  readonly quantity: number
  readonly onChange: (quantity: number) => void
  readonly min: number
  readonly max?: number
  /** What is counted, for those who do not see where it stands: `Quantity`. */
  readonly label: string
  readonly size?: 'page' | 'line'
}

const SIZES = {
  page: 'h-13.5 w-33 grid-cols-[44px_1fr_44px]',
  line: 'h-11 w-32 grid-cols-[42px_1fr_42px] text-[15px]',
} as const

/** A quantity between minus and plus. What is typed outside the bounds is ignored. */
export function Stepper(props: StepperProps) {
  const { quantity, onChange, min, max = Infinity, label, size = 'page' } = props
  return (
    <fieldset
      aria-label={label}
      className={`grid shrink-0 rounded-xs border border-rule-2 bg-field ${SIZES[size]}`}
    >
      <StepButton
        icon="minus"
        label={`Decrease ${label.toLowerCase()}`}
        disabled={quantity <= min}
        onClick={() => onChange(quantity - 1)}
      />
      <QuantityField quantity={quantity} onChange={onChange} min={min} max={max} label={label} />
      <StepButton
        icon="plus"
        label={`Increase ${label.toLowerCase()}`}
        disabled={quantity >= max}
        onClick={() => onChange(quantity + 1)}
      />
    </fieldset>
  )
}

function QuantityField({
  quantity,
  onChange,
  min,
  max,
  label,
}: Required<Omit<StepperProps, 'size'>>) {
  function onInput(field: HTMLInputElement): void {
    const typed = readQuantity(field.value)
    const next = typed ?? 1
    if (next >= min && next <= max) onChange(next)
    // The 1 that takes the place of an emptied field is selected, so that the next digit replaces it.
    if (typed === undefined) queueMicrotask(() => field.select())
  }

  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      className="w-full min-w-0 bg-transparent text-center font-medium"
      value={quantity}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => onInput(event.currentTarget)}
    />
  )
}

interface StepButtonProps {
  readonly icon: 'minus' | 'plus'
  readonly label: string
  readonly disabled: boolean
  readonly onClick: () => void
}

function StepButton({ icon, label, disabled, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className="grid cursor-pointer place-items-center disabled:cursor-not-allowed disabled:text-rule"
    >
      <Icon name={icon} size={18} />
    </button>
  )
}
