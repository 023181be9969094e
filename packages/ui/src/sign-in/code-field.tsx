import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { FormField } from '../form/form-field.tsx'

interface CodeFieldProps<F extends FieldValues> {
  readonly form: UseFormReturn<F>
  readonly name: Path<F>
}

/** Six digits out of a mail or an app; phones offer to fill them in. */
export function CodeField<F extends FieldValues>({ form, name }: CodeFieldProps<F>) {
  return (
    <FormField
      form={form}
      name={name}
      label="Code"
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      required
      hint="6 digits"
    />
  )
}
