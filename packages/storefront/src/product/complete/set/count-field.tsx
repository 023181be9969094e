import { readQuantity } from '@millrun/ui/fields/read-quantity'
import { StepperField } from '@millrun/ui/fields/stepper-field.tsx'

interface CountFieldProps {
  readonly label: string
  readonly value: number
  readonly least: number
  readonly most: number
  readonly onChange: (value: number) => void
}

/** A whole number of something, from `least` to `most`. */
export function CountField({ label, value, least, most, onChange }: CountFieldProps) {
  const asked = `A whole number from ${least} to ${most}.`
  return (
    <StepperField
      label={label}
      value={value}
      read={readQuantity}
      write={String}
      unreadable={asked}
      step={1}
      onChange={onChange}
      problemOf={(count) => (count >= least && count <= most ? undefined : asked)}
    />
  )
}
