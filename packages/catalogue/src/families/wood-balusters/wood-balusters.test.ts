import { describe, expect, it } from 'vitest'
import { longestRunForTwoIn, narrowestIn } from '../../shapes/turned-sizes.ts'
import { unitPrice } from '../../choosing/unit-price.ts'
import { WOOD_BALUSTER_SERIES, WOOD_BALUSTER_TYPES } from './wood-baluster.ts'
import { woodBalusterShapes } from './wood-baluster-shapes.ts'
import { woodBalusters } from './wood-balusters.ts'

const inGallery = woodBalusters.filter((baluster) => baluster.inGallery)
const narrowest = (id: keyof typeof woodBalusterShapes) => narrowestIn(woodBalusterShapes[id])
const find = (id: string) => {
  const baluster = woodBalusters.find((candidate) => candidate.id === id)
  if (baluster === undefined) throw new Error(`no ${id}`)
  return baluster
}

describe('the wood balusters', () => {
  it('are twenty in the gallery, over all nine series and four types', () => {
    expect(inGallery).toHaveLength(20)
    expect(new Set(inGallery.map((baluster) => baluster.series))).toEqual(
      new Set(WOOD_BALUSTER_SERIES),
    )
    expect(new Set(inGallery.map((baluster) => baluster.type))).toEqual(
      new Set(WOOD_BALUSTER_TYPES),
    )
  })

  it('cost 15.50 to 34.50, each a sixth or so below its original price', () => {
    const prices = inGallery.map((baluster) => baluster.priceCents)
    expect(Math.min(...prices)).toBe(1550)
    expect(Math.max(...prices)).toBe(3450)
    for (const { priceCents, originalCents } of inGallery) {
      expect(originalCents / priceCents).toBeGreaterThan(1.15)
      expect(originalCents / priceCents).toBeLessThan(1.2)
    }
  })

  it('sell C-2005 at 18.50 in red oak, 24.05 in white oak and 16.65 primed', () => {
    const classic = find('c-2005')
    expect(classic.originalCents).toBe(2200)
    expect(unitPrice(classic, { species: 'red-oak' })).toBe(1850)
    expect(unitPrice(classic, { species: 'white-oak' })).toBe(2405)
    expect(unitPrice(classic, { species: 'primed' })).toBe(1665)
  })

  it('sell the slender Craftsman square at 10.85 in hemlock', () => {
    expect(unitPrice(find('c-5060'), { species: 'hemlock' })).toBe(1085)
  })

  it('take 3.00 off a colonial baluster in poplar and add 18.00 in walnut', () => {
    expect(unitPrice(find('wood-colonial-baluster'), { species: 'po' })).toBe(1495)
    expect(unitPrice(find('wood-colonial-baluster'), { species: 'wn' })).toBe(3595)
  })

  it('are as thin at their narrowest as their style number says', () => {
    expect(narrowest('c-5010')).toBe(0.625)
    expect(narrowest('c-5015')).toBe(0.625)
    expect(narrowest('c-5067')).toBe(0.75)
    expect(narrowest('c-5141')).toBe(0.75)
    expect(narrowest('c-5060')).toBe(1.25)
    expect(narrowest('c-2005')).toBe(1.125)
    expect(narrowest('c-5005')).toBe(1.125)
    expect(narrowest('c-2015')).toBe(0.75)
  })

  it('stand two to a tread on runs up to 10-1/4" for C-2005 and 9-1/4" for C-5015', () => {
    expect(longestRunForTwoIn(woodBalusterShapes['c-2005'], 4)).toBe(10.25)
    expect(longestRunForTwoIn(woodBalusterShapes['c-5015'], 4)).toBe(9.25)
    expect(find('c-2005').specifications['Two to a tread']).toContain('10-1/4"')
  })

  it.each(Object.entries(woodBalusterShapes))('%s is turned from block to block', (_, shape) => {
    expect(shape.lengthIn).toBe(42)
    const heights = shape.stations.map(([heightIn]) => heightIn)
    expect(heights).toEqual(heights.toSorted((a, b) => a - b))
    expect(heights[0] ?? shape.bottomBlockIn).toBe(shape.bottomBlockIn)
    expect(heights.at(-1) ?? shape.lengthIn).toBe(shape.lengthIn - shape.topBlockIn)
  })

  it('say their sizes from their shape', () => {
    const classic = find('c-2005')
    expect(classic.type).toBe('Square Top')
    expect(classic.dimensions).toBe('42 inches long, 1-3/4" square')
    expect(classic.features[1]).toBe('1-3/4" square blocks, 9" at the foot and 7" at the top')
    expect(classic.specifications['Turned length']).toBe('26"')
    expect(find('c-2015').features[2]).toBe('Top turned to a 3/4" pin for a rail without a plow')
    expect(find('c-5145').type).toBe('Pin Top - Long Block')
    expect(find('c-5060').features[1]).toBe('1-1/4" square over the whole length')
  })
})
