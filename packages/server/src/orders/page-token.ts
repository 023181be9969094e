import { randomBytes } from 'node:crypto'

/** What makes the address of an order's page impossible to guess: 192 random bits. */
export function newPageToken(): string {
  return randomBytes(24).toString('base64url')
}
