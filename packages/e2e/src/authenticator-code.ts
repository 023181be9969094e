import { createHmac } from 'node:crypto'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const STEP_MS = 30_000

/** The code that an authenticator app shows for a key (RFC 6238), so many steps of 30 seconds from now. */
export function authenticatorCode(key: string, steps = 0): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + steps))
  const mac = createHmac('sha1', fromBase32(key)).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) % 16
  const number = mac.readUInt32BE(offset) % 2 ** 31
  return String(number % 1_000_000).padStart(6, '0')
}

function fromBase32(key: string): Buffer {
  const letters = Array.from(key.replaceAll(/\s/g, ''))
  const bits = letters.map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}
