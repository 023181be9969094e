import { addressLine, business } from '@millrun/commerce/business'

/** Who sold it: on paper alone, where the page around it is missing. */
export function Letterhead() {
  return (
    <p className="hidden text-sm print:block">
      <strong>{business.name}</strong>, {addressLine()}
      <br />
      {business.phone}, {business.email}
    </p>
  )
}
