import { describe, expect, it } from 'vitest'
import { HAND, RISER_HEIGHT } from '../../choosing/option-group.ts'
import { findProduct } from '../../catalogue.ts'
import { readLineId } from '../../choosing/line-id.ts'
import { treadOverallIn } from '../../shapes/tread-shape.ts'
import { TREAD_CATEGORIES } from './tread.ts'
import { originalPrice, unitPrice } from '../../choosing/unit-price.ts'
import { treads } from './treads.ts'

const find = (id: string) => {
  const tread = treads.find((candidate) => candidate.id === id)
  if (tread === undefined) throw new Error(`no ${id}`)
  return tread
}

const groupIds = (id: string) => find(id).optionGroups.map((group) => group.id)

describe('the treads and stair parts', () => {
  it('are twenty-four in eight categories, listed in the order of the gallery', () => {
    expect(treads).toHaveLength(24)
    expect([...new Set(treads.map(({ category }) => category))]).toEqual(TREAD_CATEGORIES)
    expect(treads.every(({ inGallery }) => inGallery)).toBe(true)
  })

  it('cost 8.99 to 349.99, a fifth less than their original price', () => {
    const prices = treads.map(({ priceCents }) => priceCents)
    expect(Math.min(...prices)).toBe(899)
    expect(Math.max(...prices)).toBe(34999)
    expect(find('c-8070')).toMatchObject({ priceCents: 4699, originalCents: 5639 })
    expect(find('c-8071')).toMatchObject({ priceCents: 4215, originalCents: 5058 })
  })

  it('are all asked for in a wood', () => {
    for (const { species, materials } of treads) {
      expect(species).toHaveProperty('red-oak', 100)
      expect(materials[0]).toBe('Red Oak')
    }
  })
})

describe('what a choice costs', () => {
  it('is the base times the wood, then the length: 46.99 in red oak', () => {
    const tread = find('c-8070')
    expect(unitPrice(tread, { species: 'red-oak' })).toBe(4699)
    expect(unitPrice(tread, { species: 'maple' })).toBe(5169)
    expect(unitPrice(tread, { species: 'cherry' })).toBe(5639)
    expect(unitPrice(tread, { species: 'poplar' })).toBe(4229)
    expect(unitPrice(tread, { species: 'cherry', size: '48' })).toBe(5639 + 1600)
    expect(originalPrice(tread, { species: 'red-oak', size: '60' })).toBe(5639 + 3400)
  })

  it('is 1.3 in cherry for the end cap alone', () => {
    expect(unitPrice(find('c-8010-2'), { species: 'cherry' })).toBe(7149)
    const dearer = treads.filter(({ species }) => (species?.cherry ?? 0) > 120)
    expect(dearer.map(({ id }) => id)).toEqual(['c-8010-2'])
  })

  it('knows landing treads in red oak, maple and cherry only, up to sixteen feet', () => {
    for (const landing of treads.filter(({ category }) => category === 'Landing Treads')) {
      expect(landing.species).toEqual({ 'red-oak': 100, maple: 110, cherry: 120 })
      expect(landing.lengths).toEqual(["4'", "8'", "16'"])
    }
    expect(unitPrice(find('c-8130'), { species: 'maple', size: '192' })).toBe(3079 + 8400)
  })

  it('rises with the length', () => {
    for (const { optionGroups } of treads) {
      const size = optionGroups.find((group) => group.id === 'size')
      const adds = size?.options.map(({ priceAddCents }) => priceAddCents) ?? [0]
      expect(adds[0]).toBe(0)
      expect(adds).toEqual([...new Set(adds)].toSorted((a, b) => a - b))
    }
  })
})

describe('what has to be chosen', () => {
  it('is the height of a riser, and its length', () => {
    const risers = treads.filter(({ category }) => category === 'Risers')
    expect(risers).toHaveLength(3)
    for (const riser of risers) expect(riser.optionGroups).toContain(RISER_HEIGHT)
    expect(RISER_HEIGHT.options.map(({ name }) => name).join(', ')).toBe(
      find('c-8090').specifications['Height'],
    )
    expect(groupIds('c-8090')).toEqual(['size', 'height'])
  })

  it('is the side wherever a part has one', () => {
    expect(find('c-8071').optionGroups).toEqual([HAND])
    const handed = treads.filter(({ optionGroups }) => optionGroups.includes(HAND))
    expect(handed.map(({ id }) => id)).toEqual(['c-8010', 'c-8020', 'c-8075', 'c-8071', 'c-8100'])
  })

  it('is written in the line that is ordered', () => {
    const read = readLineId('c-8075:species=maple,size=48,hand=r', findProduct)
    expect(read).toMatchObject({
      ok: true,
      line: {
        title: 'Single Return Stair Tread, Maple, 48", Right',
        unitPriceCents: 7149 + 1800,
      },
    })
  })
})

describe('what is said of a part', () => {
  it('follows from its shape', () => {
    expect(find('c-8070').dimensions).toBe('36" long, 11-1/2" deep, 1" thick')
    expect(find('c-8070').features[1]).toBe('Full round nosing, 1/2" radius')
    expect(find('c-8080').specifications['Ends']).toBe('Mitered return on both ends, adds 2-1/2"')
    expect(find('c-8085').specifications['Nosing']).toBe('Eased nosing, 1/8" radius')
    expect(find('c-8010').specifications['Ends']).toBe('One end a half circle of 5-3/4" radius')
    expect(find('c-8090').dimensions).toBe('36" long, 7-1/4" to 8" high, 3/4" thick')
    expect(find('c-8105').specifications['Turned down']).toBe('1-1/4" high, 1-1/8" deep')
  })

  it('shows short and double-ended parts whole, and lets the others run out of their picture', () => {
    const whole = treads.filter(({ runsOut }) => runsOut === undefined)
    expect(whole.map(({ id }) => id)).toEqual([
      'c-8015',
      'c-8025',
      'c-8080',
      'c-8010-2',
      'c-8071',
      'c-8072',
      'c-8096',
      'c-8100',
    ])
  })

  it('counts a return on top of the length', () => {
    const { shape } = find('c-8080')
    expect(shape.kind === 'tread' && treadOverallIn(shape)).toBe(38.5)
  })
})
