import { isSample } from '@millrun/catalogue/families/samples/sample-of'
import { productIdOf } from '@millrun/catalogue/choosing/line-id'
import type { Listing } from '@millrun/catalogue/product'
import { formatDollars } from '../dollars.ts'
import { FREE_SHIPPING_OVER_CENTS, SHIPPING_CENTS } from '../order-totals.ts'

/** Samples that one order takes, of all kinds together. */
export const MAX_SAMPLES = 8

const FREE_ABOVE = formatDollars(FREE_SHIPPING_OVER_CENTS).replace(/\.00$/, '')

/** What whoever buys only samples is told of their shipping. */
export const SAMPLES_ALONE = `Samples alone ship for the standard ${formatDollars(SHIPPING_CENTS)}; they ride along free with an order over ${FREE_ABOVE}.`

interface CountedLine {
  /** Of the line: `s-100:finish=cv`. */
  readonly id: string
  readonly quantity: number
}

type FindProduct = (productId: string) => Pick<Listing, 'family'> | undefined

/** The sentence for an order of more samples than one takes; undefined where it may be placed. */
export function sampleLimitProblem(
  lines: readonly CountedLine[],
  findProduct: FindProduct,
): string | undefined {
  const count = lines
    .filter((line) => isSampleLine(line, findProduct))
    .reduce((sum, { quantity }) => sum + quantity, 0)
  if (count <= MAX_SAMPLES) return undefined
  return `An order takes at most ${MAX_SAMPLES} samples and this one has ${count}; please take ${count - MAX_SAMPLES} out.`
}

/** Whether there is something in a cart, and nothing but samples. */
export function isSamplesOnly(lines: readonly CountedLine[], findProduct: FindProduct): boolean {
  return lines.length > 0 && lines.every((line) => isSampleLine(line, findProduct))
}

function isSampleLine({ id }: CountedLine, findProduct: FindProduct): boolean {
  const product = findProduct(productIdOf(id))
  return product !== undefined && isSample(product)
}
