import { Data3DTexture, LinearFilter, RedFormat, RepeatWrapping } from 'three'

const SIDE = 64

/** A block of random numbers that every noise is read from, the same each time. */
export function randomBlock(): Data3DTexture {
  const made = new Data3DTexture(randomNumbers(SIDE ** 3), SIDE, SIDE, SIDE)
  made.format = RedFormat
  made.magFilter = LinearFilter
  made.minFilter = LinearFilter
  made.wrapS = RepeatWrapping
  made.wrapT = RepeatWrapping
  made.wrapR = RepeatWrapping
  made.unpackAlignment = 1
  made.needsUpdate = true
  return made
}

/** Bytes in an order that looks like none (Marsaglia's xorshift). */
export function randomNumbers(count: number): Uint8Array<ArrayBuffer> {
  let state = 2_463_534_242
  return Uint8Array.from({ length: count }, () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state >>> 24
  })
}
