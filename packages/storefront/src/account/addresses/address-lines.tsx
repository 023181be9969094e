import type { KeptAddress } from '@millrun/commerce/account/kept-address'

/** An address as it is written on a label. */
export function AddressLines({ recipient }: Pick<KeptAddress, 'recipient'>) {
  const { firstName, lastName, streetAddress, secondaryAddress, city, state, zipCode } = recipient
  const lines = [
    `${firstName} ${lastName}`,
    streetAddress,
    secondaryAddress,
    `${city}, ${state} ${zipCode}`,
    recipient.phone,
  ]
  return (
    <address className="wrap-anywhere not-italic">
      {lines
        .filter((line) => line !== '')
        .map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
    </address>
  )
}
