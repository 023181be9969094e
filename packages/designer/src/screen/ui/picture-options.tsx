import { type ReactNode, useId } from 'react'
import { HiddenRadio } from './hidden-radio.tsx'

interface PictureOption<T extends string> {
  readonly value: T
  readonly name: string
  /** A word more, under the name. */
  readonly text?: string
  readonly picture: ReactNode
}

interface PictureOptionsProps<T extends string> {
  readonly label: string
  /** Undefined when what is so is none of them. */
  readonly value: T | undefined
  readonly options: readonly PictureOption<T>[]
  readonly onChange: (value: T) => void
  readonly columns: 2 | 3 | 4
  readonly hint?: ReactNode
}

const COLUMNS = { 2: 'grid-cols-2', 3: 'grid-cols-3', 4: 'grid-cols-4' } as const

/** One of a few things that are easier drawn than named: radio buttons with a picture. */
export function PictureOptions<T extends string>(props: PictureOptionsProps<T>) {
  const { label, value, options, onChange, columns, hint } = props
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className={`grid gap-2 ${COLUMNS[columns]}`}>
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex cursor-pointer flex-col rounded-xs border border-rule-2 p-2 text-sm leading-tight hover:bg-paper-2 has-checked:border-ink has-checked:outline has-checked:outline-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-plotter"
          >
            <HiddenRadio
              name={name}
              isChosen={option.value === value}
              onChoose={() => onChange(option.value)}
            />
            {option.picture}
            <span className="mt-1.5 font-medium">{option.name}</span>
            {option.text !== undefined && (
              <span className="mt-0.5 text-[13px] text-ink-2">{option.text}</span>
            )}
          </label>
        ))}
      </div>
      {hint !== undefined && <p className="pt-1.5 text-[13px] leading-5 text-ink-2">{hint}</p>}
    </fieldset>
  )
}
