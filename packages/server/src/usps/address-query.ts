import type { Address } from '@millrun/commerce/functions'
import { stateCode } from '../address/postal-states.ts'
import { postalText } from '../address/postal-text.ts'

/** An address as a query of USPS; what is empty is left out, because empty values are refused. */
export function addressQuery(address: Address): string {
  const state = postalText(address.state)
  const [zip5 = '', zipPlus4 = ''] = address.zipCode.trim().split(/[- ]/)
  const fields = {
    streetAddress: address.streetAddress.trim(),
    secondaryAddress: address.secondaryAddress.trim(),
    city: address.city.trim(),
    state: stateCode(state) ?? state,
    ZIPCode: /^\d{5}$/.test(zip5) ? zip5 : '',
    ZIPPlus4: /^\d{4}$/.test(zipPlus4) ? zipPlus4 : '',
  }
  return new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== '')).toString()
}
