import { AddressCheckSchema, type Address, type AddressCheck } from '@millrun/commerce/functions'
import { callFunction } from '../functions-client.ts'

/** The server's opinion of an address. Throws when the server could not be asked. */
export async function checkAddress(address: Address): Promise<AddressCheck> {
  const reply = await callFunction('validate-address', AddressCheckSchema, address)
  if (reply.ok) return reply.data
  if (reply.status === undefined) throw new Error('the address check could not be reached')
  return { isValid: false, warnings: [], error: reply.error ?? 'Address validation failed' }
}
