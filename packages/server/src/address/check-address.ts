import type { Address, AddressCheck } from '@millrun/commerce/functions'
import type { UspsClient } from '../usps/usps-client.ts'
import { standardizeAddress } from './standardize-address.ts'

/** Who is asked about an address: the postal service when the shop has an account there. */
export interface AddressDesk {
  readonly usps: UspsClient | undefined
}

/** What is known about an address. A postal service that does not answer never keeps anybody from buying. */
export async function checkAddress({ usps }: AddressDesk, address: Address): Promise<AddressCheck> {
  const answer = await usps?.check(address)
  return answer ?? checkForm(address)
}

function checkForm(original: Address): AddressCheck {
  const result = standardizeAddress(original)
  if (!result.ok) return { isValid: false, original, warnings: [], error: result.error }
  const { address: standardized, warnings } = result
  return { isValid: true, original, standardized, warnings: [...warnings], confirmed: false }
}
