import { Checkbox } from '../fields/checkbox.tsx'
import { useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { FormField } from '../form/form-field.tsx'

interface PasswordFieldProps<F extends FieldValues> {
  readonly form: UseFormReturn<F>
  readonly name: Path<F>
  readonly label: string
  readonly isNew?: boolean
}

/** A password, which can be shown while it is typed: on a phone nobody sees what was pressed. */
export function PasswordField<F extends FieldValues>(props: PasswordFieldProps<F>) {
  const { form, name, label, isNew = false } = props
  const [isShown, setShown] = useState(false)
  return (
    <>
      <FormField
        form={form}
        name={name}
        label={label}
        type={isShown ? 'text' : 'password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        autoCapitalize="none"
        spellCheck={false}
        required
        hint={isNew ? 'At least 8 characters; a short sentence is good.' : undefined}
      />
      <Checkbox
        className="mb-2"
        checked={isShown}
        onChange={(event) => setShown(event.target.checked)}
      >
        Show {label.toLowerCase()}
      </Checkbox>
    </>
  )
}
