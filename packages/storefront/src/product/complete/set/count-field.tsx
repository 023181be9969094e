import { readQuantity } from '@millrun/ui/fields/read-quantity'
import { StepperField } from '@millrun/ui/fields/stepper-field.tsx'

interface CountFieldProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly onChange: (value: number) => void
}

/** A whole number of something, from `min` to `max`. */
export function CountField({ label, value, min, max, onChange }: CountFieldProps) {
  const asked = `A whole number from ${min} to ${max}.`
  return (
    <StepperField
      label={label}
      value={value}
      read={readQuantity}
      write={String}
      unreadable={asked}
      step={1}
      onChange={onChange}
      problemOf={(count) => (count >= min && count <= max ? undefined : asked)}
    />
  )
}
