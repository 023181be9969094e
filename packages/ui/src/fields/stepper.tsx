import { useId, useState } from 'react'
import { Icon } from '../first/icon.tsx'
import { StepButton } from './step-button.tsx'
import {
  settledQuantity,
  typeQuantity,
  type QuantityBounds,
  type TypedQuantity,
} from './typed-quantity.ts'

interface StepperProps extends QuantityBounds {
  readonly quantity: number
  readonly onChange: (quantity: number) => void
  /** What is counted, for those who do not see where it stands: `Quantity`. */
  readonly label: string
}

/**
 * A quantity between minus and plus, and below whatever stands beside it a sentence about what was typed
 * and cannot be taken. That stays in the field until one leaves it, and changes nothing.
 */
export function Stepper({ quantity, onChange, min, max, label }: StepperProps) {
  const noteId = useId()
  const { field, step, onInput, onLeave } = useTyping({ quantity, onChange, min, max })

  return (
    <>
      <fieldset
        aria-label={label}
        className="grid h-13.5 w-33 shrink-0 grid-cols-[44px_1fr_44px] rounded-xs border border-rule-2 bg-field has-aria-invalid:border-wrong"
      >
        <StepButton
          aria-label={`Decrease ${label.toLowerCase()}`}
          disabled={quantity <= min}
          onClick={() => step(quantity - 1)}
        >
          <Icon name="minus" size={18} />
        </StepButton>
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          aria-describedby={field.isRefused ? noteId : undefined}
          aria-invalid={(field.isRefused && field.text !== String(quantity)) || undefined}
          className="w-full min-w-0 bg-transparent text-center font-medium"
          value={field.text}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => onInput(event.currentTarget)}
          onBlur={onLeave}
        />
        <StepButton
          aria-label={`Increase ${label.toLowerCase()}`}
          disabled={quantity >= max}
          onClick={() => step(quantity + 1)}
        >
          <Icon name="plus" size={18} />
        </StepButton>
      </fieldset>
      <p
        id={noteId}
        aria-live="polite"
        className="order-last basis-full text-sm leading-5 text-wrong empty:sr-only"
      >
        {field.isRefused && `Whole numbers from ${min} to ${max}. The quantity is ${quantity}.`}
      </p>
    </>
  )
}

function useTyping({ quantity, onChange, min, max }: Omit<StepperProps, 'label'>) {
  const [typed, setTyped] = useState<TypedQuantity>()
  const field = typed ?? settledQuantity(quantity)

  function step(next: number): void {
    setTyped(undefined)
    onChange(next)
  }

  function onInput(input: HTMLInputElement): void {
    const next = typeQuantity(field, input.value, { min, max })
    setTyped(next)
    onChange(next.quantity)
    // The 1 that takes the place of the text is selected, so that the next digit replaces it.
    if (next.text !== input.value) queueMicrotask(() => input.select())
  }

  return {
    field,
    step,
    onInput,
    onLeave: () => setTyped(field.isRefused ? settledQuantity(quantity, true) : undefined),
  }
}
