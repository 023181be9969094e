/** Chance that can be repeated: the same seed draws the same numbers. */
export interface Chance {
  /** From 0 up to 1, without 1. */
  readonly draw: () => number
  /** A whole number from `from` to `to`. */
  readonly whole: (from: number, to: number) => number
  /** True in this share of cases. */
  readonly in: (share: number) => boolean
  /** One of these, each as often as its weight says. */
  readonly pick: <T>(weighted: readonly (readonly [weight: number, value: T])[]) => T
}

/** Mulberry32 (public domain, Tommy Ettinger): 32 bits of state are plenty here. */
export function chanceFrom(seed: number): Chance {
  let state = seed | 0

  function draw(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  return {
    draw,
    whole: (from, to) => from + Math.floor(draw() * (to - from + 1)),
    in: (share) => draw() < share,
    pick(weighted) {
      let left = draw() * weighted.reduce((sum, [weight]) => sum + weight, 0)
      const found = weighted.find(([weight]) => (left -= weight) < 0) ?? weighted[0]
      if (found === undefined) throw new Error('there is nothing to choose from')
      return found[1]
    },
  }
}
