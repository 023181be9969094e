import {
  KeptAddressesSchema,
  type AddressEntry,
  type KeptAddress,
} from '@millrun/commerce/account/kept-address'
import { askAccount } from '../ask-account.ts'
import type { Outcome } from '@millrun/ui/asking/outcome'
import { readSession } from '../session/session.ts'
import { leaveAddresses } from './kept-addresses.ts'

type Addresses = Promise<Outcome<readonly KeptAddress[]>>

/** What these answers are called among all that the shop was asked for. */
export const ADDRESSES = 'addresses'

export function askAddresses(): Addresses {
  return withCopy('addresses', {})
}

/** Keeps an address: a new one, or the one of this id as it is now. */
export function keepAddress(id: string | undefined, entry: AddressEntry): Addresses {
  return id === undefined
    ? withCopy('addresses', { method: 'POST', body: entry })
    : withCopy(`addresses/${id}`, { method: 'PUT', body: entry })
}

export function deleteAddress(id: string): Addresses {
  return withCopy(`addresses/${id}`, { method: 'DELETE' })
}

/** Each answer tells all addresses; a copy for checkout is left while somebody is signed in. */
async function withCopy(path: string, asking: Parameters<typeof askAccount>[2]): Addresses {
  const outcome = await askAccount(path, KeptAddressesSchema, asking)
  if (!outcome.ok) return outcome
  const { addresses } = outcome.data
  if (readSession().kind === 'signed-in') leaveAddresses(addresses)
  return { ok: true, data: addresses }
}
