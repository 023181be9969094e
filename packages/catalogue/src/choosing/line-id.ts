import { completeChoices, choicesLabel, type Choices } from './choices.ts'
import { namedCut, readCut } from './cut.ts'
import type { Listing } from '../product.ts'
import { unitPrice } from './unit-price.ts'

/** A cart line understood: what is bought, in which choices, and what one piece of it costs. */
export interface Line<P extends Listing = Listing> {
  readonly id: string
  readonly product: P
  /** Of the product's groups, and `cut` where the stick is cut. */
  readonly choices: Choices
  readonly title: string
  readonly unitPriceCents: number
}

export type LineResult<P extends Listing = Listing> =
  | { readonly ok: true; readonly line: Line<P> }
  | {
      readonly ok: false
      readonly reason: 'unknown-product' | 'unknown-choice'
    }
  | {
      readonly ok: false
      readonly reason: 'unknown-cut' | 'species-required'
      readonly product: P
      /** The choices as the id names them. */
      readonly named: Choices
    }

/** What a buyer is told of a line that names no species and needs one. */
export const SPECIES_REQUIRED = 'Please select a wood species for this product.'

/**
 * Reads a line id, `m-399:finish=cv` or `c-6010:cut=72+72`, by itself: choices that are not named are the
 * first of their group, the returned line carries the full id.
 */
export function readLineId<P extends Listing>(
  id: string,
  findProduct: (productId: string) => P | undefined,
): LineResult<P> {
  const [productId = '', choicesText, ...rest] = id.split(':')
  const product = findProduct(productId)
  if (product === undefined) return { ok: false, reason: 'unknown-product' }
  const named = parseChoices(choicesText)
  if (rest.length > 0 || named === undefined) return { ok: false, reason: 'unknown-choice' }
  const picked = readCut(product, named)
  if (picked === undefined) return { ok: false, reason: 'unknown-cut', product, named }
  const choices = completeChoices(product, picked)
  if (choices === undefined) {
    return named['species'] === undefined
      ? { ok: false, reason: 'species-required', product, named }
      : { ok: false, reason: 'unknown-choice' }
  }
  const isKnown = Object.entries(picked).every(
    ([group, code]) => group === 'cut' || choices[group] === code,
  )
  if (!isKnown) return { ok: false, reason: 'unknown-choice' }
  return { ok: true, line: lineOf(product, picked) }
}

/**
 * The line of a product: the same product and choices always give the same id, in whatever order
 * they were picked. While a needed species is missing the id names none, and cannot be ordered. A `cut` that
 * cannot be had of the chosen stick is left out: it stays whole.
 */
export function lineOf<P extends Listing>(product: P, picked: Choices): Line<P> {
  const choices = withCut(product, completeChoices(product, picked) ?? {}, picked)
  const named = Object.entries(namedCut(product, choices)).map(
    ([group, code]) => `${group}=${code}`,
  )
  const label = choicesLabel(product, choices)
  return {
    id: named.length === 0 ? product.id : `${product.id}:${named.join(',')}`,
    product,
    choices,
    title: label === '' ? product.title : `${product.title}, ${label}`,
    unitPriceCents: unitPrice(product, choices),
  }
}

/** The id of the product that a line id names: `m-399` of `m-399:finish=cv`. */
export function productIdOf(lineId: string): string {
  return lineId.split(':', 1)[0] ?? ''
}

function withCut(product: Listing, choices: Choices, { cut }: Choices): Choices {
  if (cut === undefined) return choices
  const whole = { ...choices, cut }
  return readCut(product, namedCut(product, whole)) === undefined ? choices : whole
}

function parseChoices(text: string | undefined): Choices | undefined {
  if (text === undefined) return {}
  const choices = new Map<string, string>()
  for (const pair of text.split(',')) {
    const [group, code, ...rest] = pair.split('=')
    if (!group || code === undefined || rest.length > 0 || choices.has(group)) return undefined
    choices.set(group, code)
  }
  return Object.fromEntries(choices)
}
