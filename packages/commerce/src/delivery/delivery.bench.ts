import { deliveryOf, type ShippedLine } from './delivery-of.ts'

/** Prints what it costs to know how a cart travels: the median of many, in milliseconds. */
const RUNS = 40

const line = (nth: number, quantity: number): ShippedLine => ({
  id: `line-${nth}`,
  title: `Line ${nth}`,
  quantity,
  pieces: [
    {
      lengthIn: 1.5 + ((nth * 7.3125) % 91),
      widthIn: 0.5 + ((nth * 1.0625) % 6),
      heightIn: 0.5 + ((nth * 0.4375) % 0.6),
      weightLb: 0.1 + ((nth * 1.17) % 14),
    },
  ],
  isSample: false,
})

const lines = (count: number, quantity: (nth: number) => number): readonly ShippedLine[] =>
  Array.from({ length: count }, (_, nth) => line(nth, quantity(nth)))

const CARTS = {
  '5 lines of 1': lines(5, () => 1),
  '8 lines of 1 to 40': lines(8, (nth) => 1 + ((nth * 17) % 40)),
  '200 lines of 1': lines(200, () => 1),
  '200 lines of 1 to 40': lines(200, (nth) => 1 + ((nth * 17) % 40)),
  '200 lines of 100,000': lines(200, () => 100_000),
  '200 lines of about 100,000': lines(200, (nth) => 100_000 - nth * 13),
}

for (const [name, cart] of Object.entries(CARTS)) {
  process.stdout.write(`${name}: ${medianMs(cart).toFixed(2)} ms\n`)
}

function medianMs(cart: readonly ShippedLine[]): number {
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now()
    deliveryOf(cart, { isPickup: false, day: '2026-11-30' })
    return performance.now() - start
  }).toSorted((a, b) => a - b)
  return times[Math.floor(times.length / 2)] ?? Number.NaN
}
