import { TextField } from '../fields/text-field.tsx'
import type { ComponentProps } from 'react'
import type { FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form'

interface FormFieldProps<F extends FieldValues> extends Omit<
  ComponentProps<typeof TextField>,
  'form' | 'name' | 'error' | 'onBlur'
> {
  readonly form: UseFormReturn<F>
  readonly name: Path<F>
  /** Also done when the field is left. */
  readonly onLeave?: () => void
}

/** A line of a form, with what is wrong with it. */
export function FormField<F extends FieldValues>(props: FormFieldProps<F>) {
  const { form, name, onLeave, ...rest } = props
  const { error } = form.getFieldState(name, form.formState)
  const leaving: RegisterOptions<F, Path<F>> = onLeave === undefined ? {} : { onBlur: onLeave }
  return <TextField {...rest} error={error?.message} {...form.register(name, leaving)} />
}
