import type { ComponentProps } from 'react'
import { Field } from './field.tsx'
import { Icon } from './icon.tsx'

interface NativeSelectProps extends Omit<ComponentProps<'select'>, 'id'> {
  readonly label: string
  readonly error?: string | undefined
  /** What is shown while nothing is chosen. */
  readonly prompt: string
  /** Names by value, in the order of the list. */
  readonly options: Readonly<Record<string, string>>
}

/** A choice by the browser's own list, which phones and autofill know how to use. */
export function NativeSelect(props: NativeSelectProps) {
  const { label, error, prompt, options, className = '', ...rest } = props
  return (
    <Field label={label} error={error} className={className}>
      {(control) => (
        <span className="relative block">
          <select
            {...rest}
            {...control}
            className={`${control.className} h-12 cursor-pointer appearance-none pr-10`}
          >
            <option value="">{prompt}</option>
            {Object.entries(options).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
          <Icon
            name="chevron-down"
            size={18}
            className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2"
          />
        </span>
      )}
    </Field>
  )
}
