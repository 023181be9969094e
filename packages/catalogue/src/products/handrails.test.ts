import { describe, expect, it } from 'vitest'
import { unitPrice } from '../unit-price.ts'
import { handrails } from './handrails.ts'

const find = (id: string) => {
  const rail = handrails.find((candidate) => candidate.id === id)
  if (rail === undefined) throw new Error(`no ${id}`)
  return rail
}

describe('the handrails', () => {
  it('are eighteen over seven categories, besides the two with a choice of profile', () => {
    const named = handrails.filter((rail) => rail.optionGroups.length === 0)
    expect(named).toHaveLength(18)
    expect(new Set(named.map((rail) => rail.category)).size).toBe(7)
    expect(handrails).toHaveLength(20)
  })

  it('sell C-6010 at 104.99, was 125.99', () => {
    expect(find('c-6010')).toMatchObject({ priceCents: 10499, originalCents: 12599 })
  })

  it('leave wood on both sides of a plow', () => {
    for (const { shape } of handrails) {
      const foot = shape.kind === 'rail' ? (shape.halfSection[1]?.[0] ?? 0) : 0
      const plow = shape.kind === 'rail' ? (shape.plow?.widthIn ?? 0) : 0
      expect(foot * 2).toBeGreaterThan(plow)
    }
  })

  it('come up to twenty feet long', () => {
    const lengths = handrails.map((rail) => Number.parseInt(rail.dimensions, 10))
    expect(Math.max(...lengths)).toBe(240)
  })

  it('say which can be gripped after the residential code', () => {
    expect(find('c-6010').specifications['Grip']).toContain('Type II')
    expect(find('c-6045').specifications['Grip']).toContain('Type I ')
    expect(find('c-6720').specifications['Grip']).toContain('Type II')
    expect(find('c-6700').specifications['Grip']).toContain('Guard only')
  })

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
