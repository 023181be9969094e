import { useId } from 'react'
import { HiddenRadio } from './hidden-radio.tsx'

interface OptionRowProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly options: readonly { readonly value: T; readonly name: string }[]
  readonly onChange: (value: T) => void
  /** Said under the options. */
  readonly hint?: string
}

/** One of a few words, side by side: radio buttons that look like a row of a form. */
export function OptionRow<T extends string>(props: OptionRowProps<T>) {
  const { label, value, options, onChange, hint } = props
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-11 cursor-pointer items-center rounded-xs border border-rule-2 px-3.5 text-[15px] hover:bg-paper-2 has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-plotter"
          >
            <HiddenRadio
              name={name}
              isChosen={option.value === value}
              onChoose={() => onChange(option.value)}
            />
            {option.name}
          </label>
        ))}
      </div>
      {hint !== undefined && <p className="pt-1 text-[13px] leading-5 text-ink-2">{hint}</p>}
    </fieldset>
  )
}
