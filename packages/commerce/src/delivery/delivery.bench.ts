import { catalogue } from '@millrun/catalogue/catalogue'
import { speciesOf } from '@millrun/catalogue/choosing/choices'
import { cutText, stickGroup, stickIn } from '@millrun/catalogue/choosing/cut'
import { type Line, lineOf } from '@millrun/catalogue/choosing/line-id'
import type { Product } from '@millrun/catalogue/product'
import { MAX_LINES, MAX_QUANTITY } from '../limits/order-limits.ts'
import { shippedLine } from '../promise/shipped-line.ts'
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

/** Every product, and each that is sold in lengths in every one of them. */
const SOLD = catalogue.flatMap((product) => {
  const lengths = stickGroup(product)
  if (lengths === undefined) return [lineIn(product)]
  return lengths.options.map(({ code }) => lineIn(product, { [lengths.id]: code }))
})

/** As many of each as an order takes. */
const most = (sold: readonly Line[]) => sold.map((each) => shippedLine(each, MAX_QUANTITY))

const CARTS = {
  '5 lines of 1': lines(5, () => 1),
  '8 lines of 1 to 40': lines(8, (nth) => 1 + ((nth * 17) % 40)),
  '200 lines of 1': lines(200, () => 1),
  '200 lines of 1 to 40': lines(200, (nth) => 1 + ((nth * 17) % 40)),
  '200 lines of 100,000': lines(200, () => 100_000),
  '200 lines of about 100,000': lines(200, (nth) => 100_000 - nth * 13),
  '200 lines of 100,000 of what is sold': most(SOLD.slice(0, MAX_LINES)),
  '200 sticks of 100,000, each cut into six lengths': most(cutSticks(MAX_LINES)),
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

function lineIn(product: Product, choices: Readonly<Record<string, string>> = {}): Line {
  const [species] = speciesOf(product)
  return lineOf(product, { ...choices, ...(species === undefined ? {} : { species }) })
}

/** The worst there is: no two pieces are alike. */
function cutSticks(count: number): readonly Line[] {
  const sticks = SOLD.filter(({ product, choices }) => (stickIn(product, choices) ?? 0) >= 144)
  return Array.from({ length: Math.ceil(count / sticks.length) }, () => sticks)
    .flat()
    .slice(0, count)
    .map(cutInSix)
}

function cutInSix({ product, choices }: Line, nth: number): Line {
  const lengthIn = stickIn(product, choices) ?? 0
  const stepIn = (1 + (nth % 100)) / 16
  const pieces = [-3, -2, -1, 1, 2, 3].map((steps) => lengthIn / 6 + steps * stepIn)
  return lineOf(product, { ...choices, cut: cutText(pieces) })
}
