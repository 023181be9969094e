import { describe, expect, it } from 'vitest'
import { NEWEL_FILTERS } from './newel.ts'
import { SPECIES_NAMES } from '../../choosing/species.ts'
import { unitPrice } from '../../choosing/unit-price.ts'
import type { NewelShape } from './newel-facts.ts'
import { newelShapes } from './newel-shapes.ts'
import { newels } from './newels.ts'

const find = (id: string) => {
  const newel = newels.find((candidate) => candidate.id === id)
  if (newel === undefined) throw new Error(`no ${id}`)
  return newel
}

describe('the newels', () => {
  it('are twenty-one of six kinds, each kind a filter of the gallery', () => {
    expect(newels).toHaveLength(21)
    const sold = NEWEL_FILTERS.filter((kind) => kind !== 'Iron Newels')
    expect(new Set(newels.map((newel) => newel.kind))).toEqual(new Set(sold))
    expect(sold).toHaveLength(6)
  })

  it('cost 159.99 to 319.99, each ten to fifteen percent below its original price', () => {
    const prices = newels.map((newel) => newel.priceCents)
    expect(Math.min(...prices)).toBe(15999)
    expect(Math.max(...prices)).toBe(31999)
    for (const { priceCents, originalCents } of newels) {
      expect(originalCents / priceCents).toBeGreaterThan(1.1)
      expect(originalCents / priceCents).toBeLessThan(1.15)
    }
  })

  it('cost the same in every wood, and special order is no choice', () => {
    const ball = find('n-4010')
    expect(unitPrice(ball, { species: 'red-oak' })).toBe(17499)
    expect(unitPrice(ball, { species: 'hard-maple' })).toBe(17499)
    expect(ball.availableSpecies).toContain('Available by Special Order')
    expect(ball.species).not.toHaveProperty('special-order')
  })

  it('come in woods that the shop knows by name', () => {
    const names: readonly string[] = Object.values(SPECIES_NAMES)
    expect(
      newels.flatMap((newel) => newel.availableSpecies.filter((n) => !names.includes(n))),
    ).toEqual([])
  })

  it('say their sizes from their shape', () => {
    expect(find('n-4010').dimensions).toBe('3" square, 48" high')
    expect(find('n-4010').specifications['Top block']).toBe('5"')
    expect(find('n-4520').specifications['Base']).toBe('7-1/2" square, 5-1/4" high')
    expect(find('n-4520').specifications['Cap']).toBe('8" pyramid cap')
    expect(find('n-4530').specifications['Panels']).toBe(
      'Raised panel on each side, 21-1/2" and 8" high',
    )
    expect(find('n-4030').features[1]).toBe('3/4" pin for a fitting with a cap')
  })

  it('have a drawing each', () => {
    expect(find('n-4510').cadDrawing).toBe('/drawings/n-4510.svg')
  })
})

describe('newel shapes', () => {
  it.each(Object.entries(newelShapes))(
    '%s: what goes round the post stands in order up to its top',
    (_, shape) => {
      const heights = heightsUp(shape)
      expect(heights).toEqual(heights.toSorted((a, b) => a - b))
      expect(heights.at(-1)).toBeCloseTo(shape.lengthIn)
    },
  )
})

function heightsUp(shape: NewelShape): readonly number[] {
  if (shape.kind === 'turned') {
    return [...shape.stations, ...(shape.finial ?? [])].map(([heightIn]) => heightIn)
  }
  const spans = [...shape.panels, ...shape.bands].toSorted((a, b) => a.fromIn - b.fromIn)
  return [
    shape.base?.toIn ?? 0,
    ...spans.flatMap((span) => [span.fromIn, span.toIn]),
    shape.lengthIn - shape.cap.heightIn,
    shape.lengthIn,
  ]
}
