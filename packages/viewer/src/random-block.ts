import { Data3DTexture, LinearFilter, RedFormat, RepeatWrapping } from 'three'

const SIDE = 64

let block: Data3DTexture | undefined

/** A block of random numbers that every noise is read from, the same each time. */
export function randomBlock(): Data3DTexture {
  block ??= texture(randomNumbers(SIDE ** 3))
  return block
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

function texture(numbers: Uint8Array<ArrayBuffer>): Data3DTexture {
  const made = new Data3DTexture(numbers, SIDE, SIDE, SIDE)
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
