/** Reads numbers out of bytes, the highest bit first, as AV1's `f(n)` are written. */
export class BitReader {
  /** How many bits have been read. */
  at = 0
  private readonly bytes: Uint8Array

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }

  read(width: number): number {
    let value = 0
    for (let bit = 0; bit < width; bit += 1) {
      value = value * 2 + (((this.bytes[this.at >> 3] ?? 0) >> (7 - (this.at & 7))) & 1)
      this.at += 1
    }
    return value
  }

  readFlag(): boolean {
    return this.read(1) === 1
  }
}

/** A number and in how many bits it is written. */
export type Field = readonly [value: number, width: number]

/**
 * The first `kept` bits of some bytes and fields behind them, filled up to whole bytes with noughts. What follows the kept
 * bits in their last byte has to be noughts, as AV1 aligns headers.
 */
export function appended(bytes: Uint8Array, kept: number, fields: readonly Field[]): Uint8Array {
  const added = fields.reduce((total, [, width]) => total + width, 0)
  const written = new Uint8Array(Math.ceil((kept + added) / 8))
  written.set(bytes.subarray(0, Math.ceil(kept / 8)))
  let at = kept
  for (const [value, width] of fields) {
    for (let bit = width - 1; bit >= 0; bit -= 1) {
      written[at >> 3] = (written[at >> 3] ?? 0) | (((value >> bit) & 1) << (7 - (at & 7)))
      at += 1
    }
  }
  return written
}
