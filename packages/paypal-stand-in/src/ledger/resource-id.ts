import { randomInt } from 'node:crypto'

const characters = '0123456789ABCDEFGHJKLMNPRSTUVWXY'

/** A new id of 17 capitals and digits, as PayPal gives to orders, captures and refunds. */
export function newResourceId(): string {
  return Array.from({ length: 17 }, () => characters.charAt(randomInt(characters.length))).join('')
}
