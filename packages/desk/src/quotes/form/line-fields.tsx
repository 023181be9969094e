import { formatDollars } from '@millrun/commerce/dollars'
import { TextField } from '@millrun/ui/fields/text-field.tsx'
import { Button } from '@millrun/ui/first/button.tsx'
import { Money } from '../../parts/money.tsx'
import { lineProblems, type TypedLine, typedTotal } from './typed-lines.ts'

interface LineFieldsProps {
  readonly line: TypedLine
  readonly onChange: (line: TypedLine) => void
  readonly onRemove: () => void
}

/** One line of a quote: how many, at which price beside what it may be, and the way out of it. */
export function LineFields({ line, onChange, onRemove }: LineFieldsProps) {
  const { item, title, quantity, price, everybodys, least } = line
  const problems = lineProblems(line)
  return (
    // The fields of all lines are called the same: their group says of what.
    <fieldset
      aria-label={title}
      className="grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-x-4 gap-y-1 lg:grid-cols-[minmax(0,1fr)_7rem_13rem_9rem]"
    >
      <p className="col-span-2 wrap-anywhere lg:col-span-1">
        {item}
        <span className="block text-[15px] text-ink-2">{title}</span>
        {everybodys !== undefined && least !== undefined && (
          <span className="block text-sm text-ink-2">
            Everybody pays <Money amount={everybodys} />; <Money amount={least} /> is the least.
          </span>
        )}
      </p>
      <TextField
        label="Quantity"
        inputMode="numeric"
        autoComplete="off"
        value={quantity}
        error={problems.quantity}
        onChange={({ currentTarget }) => onChange({ ...line, quantity: currentTarget.value })}
      />
      <TextField
        label="Price each"
        inputMode="decimal"
        autoComplete="off"
        value={price}
        error={problems.price}
        onChange={({ currentTarget }) => onChange({ ...line, price: currentTarget.value })}
      />
      <p className="col-span-2 flex items-center justify-between gap-x-4 lg:col-span-1 lg:block lg:pt-8 lg:text-right">
        <span className="font-medium">{formatDollars(typedTotal([line]))}</span>
        <Button
          look="quiet"
          className="lg:block lg:ml-auto"
          aria-label={`Remove ${title}`}
          onClick={onRemove}
        >
          Remove
        </Button>
      </p>
    </fieldset>
  )
}
