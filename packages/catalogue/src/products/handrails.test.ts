import { describe, expect, it } from 'vitest'
import { unitPrice } from '../unit-price.ts'
import { handrails } from './handrails.ts'

const find = (id: string) => {
  const rail = handrails.find((candidate) => candidate.id === id)
  if (rail === undefined) throw new Error(`no ${id}`)
  return rail
}

describe('the handrails', () => {
  it('lead search to their card in the gallery', () => {
    expect(find('standard-handrail').href).toBe('/gallery/handrails#standard-handrail')
    expect(find('plow-handrail').href).toBe('/gallery/handrails#plow-handrail')
  })

  it('add 6.00 for a plow groove, 3.00 for round and 2.00 for square', () => {
    const standard = find('standard-handrail')
    expect(unitPrice(standard, {})).toBe(6999)
    expect(unitPrice(standard, { profile: 'plw' })).toBe(7599)
    expect(unitPrice(standard, { profile: 'rnd' })).toBe(7299)
    expect(unitPrice(standard, { profile: 'sqr' })).toBe(7199)
  })

  it('say their size and plow from their section', () => {
    expect(find('standard-handrail').dimensions).toBe('96 inches long, 2-1/4" wide, 2-3/8" high')
    expect(find('plow-handrail').specifications['Underside']).toBe('1-1/4" wide plow, 3/8" deep')
  })
})
