import { type ReactNode, useId } from 'react'
import { HiddenRadio } from './hidden-radio.tsx'

interface RadioOptionsProps<T extends string, O extends { readonly value: T }> {
  readonly label: string
  /** Undefined when what is so is none of them. */
  readonly value: T | undefined
  readonly options: readonly O[]
  readonly onChange: (value: T) => void
  /** Said under the options. */
  readonly hint?: ReactNode
  /** How the options lie, and how each of them looks. */
  readonly listClass: string
  readonly optionClass: string
  /** What an option shows; it can be pressed anywhere. */
  readonly children: (option: O) => ReactNode
}

/** One of a few things: radio buttons that show themselves as whatever stands in them. */
export function RadioOptions<T extends string, O extends { readonly value: T }>(
  props: RadioOptionsProps<T, O>,
) {
  const { label, value, options, onChange, hint, listClass, optionClass, children } = props
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className={listClass}>
        {options.map((option) => (
          <label key={option.value} className={`relative cursor-pointer ${optionClass}`}>
            <HiddenRadio
              name={name}
              isChosen={option.value === value}
              onChoose={() => onChange(option.value)}
            />
            {children(option)}
          </label>
        ))}
      </div>
      {hint !== undefined && hint !== false && (
        <p className="pt-1.5 text-[13px] leading-5 text-ink-2">{hint}</p>
      )}
    </fieldset>
  )
}
