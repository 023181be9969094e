import { formatInches } from '@millrun/catalogue/inches'
import { readInches } from '@millrun/stair/design/read-inches'
import { StepperField, type StepperFieldProps } from '@millrun/ui/fields/stepper-field.tsx'

interface InchesFieldProps extends Omit<
  StepperFieldProps,
  'read' | 'write' | 'unreadable' | 'step'
> {
  /** An eighth where nothing else is said. */
  readonly stepIn?: number
}

/** A length as somebody writes it: inches, or feet and inches; so are its hint and what is said about it. */
export function InchesField({ stepIn = 0.125, className, ...rest }: InchesFieldProps) {
  return (
    <div data-inches className={className}>
      <StepperField
        {...rest}
        read={readInches}
        write={formatInches}
        unreadable={'Write inches or feet and inches, such as 107 1/2 or 8\' 11".'}
        step={stepIn}
      />
    </div>
  )
}
