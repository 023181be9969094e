import type { Address } from '@millrun/commerce/functions'
import { stateCode } from '../address/postal-states.ts'
import { postalText } from '../address/postal-text.ts'

/**
 * An address as a query of USPS; what is empty is left out, because empty values are refused. Undefined
 * for what USPS does not take: it needs a street, a state, and a city or a ZIP code.
 */
export function addressQuery(address: Address): string | undefined {
  const state = stateCode(postalText(address.state))
  const [zip5 = '', zipPlus4 = ''] = address.zipCode.trim().split(/[- ]/)
  const fields = {
    streetAddress: address.streetAddress.trim(),
    secondaryAddress: address.secondaryAddress.trim(),
    city: address.city.trim(),
    state: state ?? '',
    ZIPCode: /^\d{5}$/.test(zip5) ? zip5 : '',
    ZIPPlus4: /^\d{4}$/.test(zipPlus4) ? zipPlus4 : '',
  }
  const isComplete =
    state !== undefined && fields.streetAddress !== '' && `${fields.city}${fields.ZIPCode}` !== ''
  if (!isComplete) return undefined
  return new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== '')).toString()
}
