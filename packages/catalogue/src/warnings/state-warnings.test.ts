import { expect, test } from 'vitest'
import { catalogue, findProduct } from '../catalogue.ts'
import type { Product } from '../product.ts'
import { SPECIES_NAMES } from '../choosing/species.ts'
import { warningsFor, warningsOf } from './state-warnings.ts'

const WOODS = new Set<string>([...Object.values(SPECIES_NAMES), 'Primed poplar', 'Hickory'])

function product(id: string): Product {
  const found = findProduct(id)
  if (found === undefined) throw new Error(`no ${id}`)
  return found
}

function said({ materials, description, features, specifications }: Product): string {
  return JSON.stringify([materials, description, features, specifications])
}

function idsFor(state: string, ...ids: readonly string[]): readonly string[] {
  return warningsFor(ids.map(product), state).map(({ id }) => id)
}

test('wood is warned of in California, once for a cart', () => {
  expect(idsFor('CA', 'c-2005', 'm-399', 'c-8010')).toEqual(['wood-dust'])
  expect(idsFor('CA', 's-200')).toEqual(['wood-dust'])
})

test('not in New Jersey, not before a state is chosen, and not of iron alone', () => {
  expect(idsFor('NJ', 'c-2005')).toEqual([])
  expect(idsFor('', 'c-2005')).toEqual([])
  expect(idsFor('CA', 'm-399', 's-100', 'sh-101', 'epoxy-kit-120')).toEqual([])
})

test('every product that says it is of wood carries the warning, and no other', () => {
  const wooden = catalogue.filter(({ materials }) => materials.some((one) => WOODS.has(one)))
  const warned = catalogue.filter((one) => warningsOf(one).length > 0)
  expect(warned.map(({ id }) => id)).toEqual(wooden.map(({ id }) => id))
})

test('nothing we sell contains composite wood, for which there is no row', () => {
  const panels = /\b(MDF|HDF|plywood|particle ?board|fiberboard|composite)\b/i
  expect(catalogue.filter((one) => panels.test(said(one))).map(({ id }) => id)).toEqual([])
})

test('the text is the one of the regulation', () => {
  const [warning] = warningsFor([product('c-2005')], 'CA')
  expect(`${warning?.signal}: ${warning?.text} ${warning?.link.label}.`).toBe(
    'WARNING: Drilling, sawing, sanding or machining wood products can expose you to wood dust, a substance known to the State of California to cause cancer. Avoid inhaling wood dust or use a dust mask or other safeguards for personal protection. For more information go to www.P65Warnings.ca.gov/wood.',
  )
})
