import type { ComponentProps } from 'react'
import { Field } from './field.tsx'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
}

/** A field for one line of text. */
export function TextField({ label, hint, error, className = '', ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <input
          {...rest}
          {...control}
          // A browser sets what it writes beside its own button at the top of the field.
          className={`${control.className} h-12 ${rest.type === 'file' ? 'pt-2.5' : ''}`}
        />
      )}
    </Field>
  )
}
