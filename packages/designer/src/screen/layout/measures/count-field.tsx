import { StepperField, type StepperFieldProps } from '@millrun/ui/fields/stepper-field.tsx'

type CountFieldProps = Omit<StepperFieldProps, 'read' | 'write' | 'unreadable' | 'step'>

/** A number of pieces. */
export function CountField(props: CountFieldProps) {
  return (
    <StepperField
      {...props}
      read={readCount}
      write={String}
      unreadable="Write a whole number, such as 14."
      step={1}
    />
  )
}

function readCount(text: string): number | undefined {
  return /^\d{1,3}$/.test(text.trim()) ? Number(text) : undefined
}
