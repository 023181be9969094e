import { describe, expect, it } from 'vitest'
import { lengthsSoldIn } from './rail-choices.ts'
import { originalPrice, savePercent, unitPrice } from '../../choosing/unit-price.ts'
import { handrails } from './handrails.ts'

const find = (id: string) => {
  const rail = handrails.find((candidate) => candidate.id === id)
  if (rail === undefined) throw new Error(`no ${id}`)
  return rail
}

describe('the handrails', () => {
  it('are eighteen over seven categories, besides the two with a choice of profile', () => {
    const named = handrails.filter(({ optionGroups }) => optionGroups[0]?.id !== 'profile')
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
    for (const rail of handrails) expect(Math.max(...lengthsSoldIn(rail))).toBe(240)
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

  it('keep the price of an id without a choice, in its own length and wood', () => {
    expect(unitPrice(find('c-6010'), {})).toBe(10499)
    expect(unitPrice(find('c-6010'), { length: '12', species: 'red-oak' })).toBe(10499)
    expect(unitPrice(find('c-6310'), { length: '20' })).toBe(22499)
    expect(unitPrice(find('c-6400'), { species: 'white-oak' })).toBe(15499)
  })

  it('cost the same a foot in every length: C-6010 is 8.75 a foot, as H-1000 is', () => {
    const colonial = find('c-6010')
    expect(unitPrice(colonial, { length: '8' })).toBe(6999)
    expect(unitPrice(colonial, { length: '10' })).toBe(8749)
    expect(unitPrice(colonial, { length: '16' })).toBe(13999)
    expect(unitPrice(colonial, { length: '20' })).toBe(17498)
    expect(unitPrice(find('standard-handrail'), { length: '12' })).toBe(10499)
  })

  it('cost by the wood: white oak 1.3 of red oak, and red oak 1/1.3 of white oak', () => {
    expect(unitPrice(find('c-6010'), { species: 'white-oak' })).toBe(13649)
    expect(unitPrice(find('c-6010'), { length: '8', species: 'white-oak' })).toBe(9099)
    expect(unitPrice(find('c-6400'), { species: 'red-oak' })).toBe(11922)
  })

  it('save the same percent in every length', () => {
    expect(originalPrice(find('c-6010'), { length: '8' })).toBe(8399)
    expect(savePercent(find('c-6010'), { length: '8' })).toBe(17)
    expect(savePercent(find('c-6010'), { length: '20' })).toBe(17)
  })

  it('say their size and plow from their section', () => {
    expect(find('standard-handrail').dimensions).toBe('8 to 20 feet long, 2-1/4" wide, 2-3/8" high')
    expect(find('c-6620').specifications['Length']).toBe("8', 10', 12', 14', 16' or 20'")
    expect(find('plow-handrail').specifications['Underside']).toBe('1-1/4" wide plow, 3/8" deep')
  })
})
