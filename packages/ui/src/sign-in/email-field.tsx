import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { FormField } from '../form/form-field.tsx'

interface EmailFieldProps<F extends FieldValues> {
  readonly form: UseFormReturn<F>
  readonly name: Path<F>
  readonly hint?: string
}

/** The address that an account goes by. */
export function EmailField<F extends FieldValues>(props: EmailFieldProps<F>) {
  return (
    <FormField
      {...props}
      label="Email"
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      inputMode="email"
      spellCheck={false}
      required
    />
  )
}
