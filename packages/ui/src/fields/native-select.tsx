import type { ComponentProps } from 'react'
import { Field } from './field.tsx'
import { Icon } from '../first/icon.tsx'

interface NativeSelectProps extends Omit<ComponentProps<'select'>, 'id'> {
  readonly label: string
  readonly error?: string | undefined
  /** What is shown while nothing is chosen; it is no item of the list. */
  readonly prompt: string
  /** Names by value, in the order of the list. */
  readonly options: Readonly<Record<string, string>>
}

/**
 * A choice by the browser's own list, which phones and autofill know how to use. It begins with none of
 * its options chosen: whoever registers it sets it to an empty value, which no option has.
 */
export function NativeSelect(props: NativeSelectProps) {
  const { label, error, prompt, options, required, className = '', ...rest } = props
  return (
    <Field label={label} error={error} className={className}>
      {(control) => (
        <span className="group/list relative block">
          <select
            {...rest}
            {...control}
            // HTML lets `required` stand only where the first option is empty.
            aria-required={required}
            className={`${control.className} h-12 cursor-pointer appearance-none pr-10`}
          >
            {Object.entries(options).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
          <span
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-10 left-3.5 -translate-y-1/2 truncate text-ink-2 group-has-[option:checked]/list:hidden"
          >
            {prompt}
          </span>
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
