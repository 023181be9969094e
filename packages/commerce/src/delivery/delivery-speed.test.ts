import { catalogue } from '@millrun/catalogue/catalogue'
import { speciesOf } from '@millrun/catalogue/choosing/choices'
import { cutText, stickGroup, stickIn } from '@millrun/catalogue/choosing/cut'
import { type Line, lineOf } from '@millrun/catalogue/choosing/line-id'
import type { Product } from '@millrun/catalogue/product'
import { expect, test } from 'vitest'
import { MAX_LINES, MAX_QUANTITY } from '../price-order.ts'
import { shippedLine } from '../promise/shipped-line.ts'
import { deliveryOf } from './delivery-of.ts'

const TRIES = 15
const MOST_MS = 50

/** Every product, and each that is sold in lengths in every one of them. */
const LINES = catalogue.flatMap((product) => {
  const lengths = stickGroup(product)
  if (lengths === undefined) return [lineIn(product)]
  return lengths.options.map(({ code }) => lineIn(product, { [lengths.id]: code }))
})

/** Long enough for six pieces, of which no two are alike. */
const STICKS = LINES.filter(({ product, choices }) => (stickIn(product, choices) ?? 0) >= 144)

test.each([
  ['of all kinds', (nth: number) => LINES[nth]],
  ['each cut into six lengths', cutStick],
])('200 lines of 100,000 %s are known in less than 50 ms', (_, lineAt) => {
  const lines = Array.from({ length: MAX_LINES }, (__, nth) => lineAt(nth)).filter(
    (line) => line !== undefined,
  )
  expect(new Set(lines.map(({ id }) => id)).size).toBe(MAX_LINES)
  expect(bestMs(lines)).toBeLessThan(MOST_MS)
})

function lineIn(product: Product, choices: Readonly<Record<string, string>> = {}): Line {
  const [species] = speciesOf(product)
  return lineOf(product, { ...choices, ...(species === undefined ? {} : { species }) })
}

function cutStick(nth: number): Line | undefined {
  const stick = STICKS[nth % STICKS.length]
  if (stick === undefined) return undefined
  const { product, choices } = stick
  const lengthIn = stickIn(product, choices) ?? 0
  const stepIn = (1 + (nth % 100)) / 16
  const pieces = [-3, -2, -1, 1, 2, 3].map((steps) => lengthIn / 6 + steps * stepIn)
  return lineOf(product, { ...choices, cut: cutText(pieces) })
}

/** Of its own thread, for others work beside it; the best, for the first are compiled while they run. */
function bestMs(lines: readonly Line[]): number {
  const times = Array.from({ length: TRIES }, () => {
    const before = process.threadCpuUsage()
    deliveryOf(
      lines.map((line) => shippedLine(line, MAX_QUANTITY)),
      { isPickup: false, day: '2026-11-30' },
    )
    return process.threadCpuUsage(before).user / 1000
  })
  return Math.min(...times)
}
