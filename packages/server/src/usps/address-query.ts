import type { Address } from '@millrun/commerce/functions'
import { readZip } from '@millrun/commerce/address/zip-code'
import { postalText } from '../address/postal-text.ts'
import { stateCode } from '@millrun/commerce/address/postal-states'

/**
 * An address as a query of USPS; what is empty is left out, because empty values are refused. Undefined
 * for what USPS does not take: it needs a street, a state, and a city or a ZIP code.
 */
export function addressQuery(address: Address): string | undefined {
  const state = stateCode(postalText(address.state))
  const { zipCode = '', zipPlus4 = '' } = readZip(address.zipCode) ?? {}
  const fields = {
    streetAddress: address.streetAddress.trim(),
    secondaryAddress: address.secondaryAddress.trim(),
    city: address.city.trim(),
    state: state ?? '',
    ZIPCode: zipCode,
    ZIPPlus4: zipPlus4,
  }
  const isComplete =
    state !== undefined && fields.streetAddress !== '' && `${fields.city}${fields.ZIPCode}` !== ''
  if (!isComplete) return undefined
  return new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== '')).toString()
}
