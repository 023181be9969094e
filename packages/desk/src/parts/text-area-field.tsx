import { Field } from '@millrun/ui/fields/field.tsx'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

interface TextAreaFieldProps<F extends FieldValues> {
  readonly form: UseFormReturn<F>
  readonly name: Path<F>
  readonly label: string
  readonly hint?: string
  /** How many lines of it are seen at once. */
  readonly rows?: number
}

/** A field of a form for several lines of text. */
export function TextAreaField<F extends FieldValues>(props: TextAreaFieldProps<F>) {
  const { form, name, label, hint, rows = 3 } = props
  const { error } = form.getFieldState(name, form.formState)
  return (
    <Field label={label} hint={hint} error={error?.message}>
      {(control) => (
        <textarea
          rows={rows}
          {...form.register(name)}
          {...control}
          className={`${control.className} block py-2.5`}
        />
      )}
    </Field>
  )
}
