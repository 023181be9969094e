import { Button } from '@millrun/ui/first/button.tsx'
import { business } from '@millrun/commerce/business'

interface MethodMissingProps {
  /** What cannot be had, as a sentence. */
  readonly why: string
  /** The other way to pay; undefined when PayPal does not offer that either. */
  readonly other: OtherMethod | undefined
}

/** Stands in the place of a way to pay that PayPal does not offer here. */
export function MethodMissing({ why, other }: MethodMissingProps) {
  return (
    <div className="border-l-4 border-wrong bg-field p-5">
      <p className="max-w-[52ch]">
        {why}{' '}
        {other?.request ??
          `Please order by phone at ${business.phone} or by e-mail to ${business.email}.`}
      </p>
      {other !== undefined && (
        <Button className="mt-4" onClick={other.choose}>
          {other.label}
        </Button>
      )}
    </div>
  )
}

/** The way to pay that is left when the chosen one cannot be had. */
export interface OtherMethod {
  /** Asks for it, as a sentence. */
  readonly request: string
  /** On the button that leads to it. */
  readonly label: string
  readonly choose: () => void
}
