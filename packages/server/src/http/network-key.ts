import { createHmac } from 'node:crypto'
import { addressKey } from './address-key.ts'

/** What is counted by where it comes from: the same on all servers, and without the secret it does not tell the address. */
export function networkKey(ip: string, secret: string): string {
  return createHmac('sha256', secret).update(addressKey(ip)).digest('base64url')
}
