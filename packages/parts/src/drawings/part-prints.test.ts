import { findProduct } from '@millrun/catalogue/catalogue'
import type { Product } from '@millrun/catalogue/product'
import { describe, expect, it } from 'vitest'
import { type Entity, parsedDxf } from '../testing/parsed-dxf.ts'
import { partPrints } from './part-drawing.ts'

const find = (id: string): Product => {
  const product = findProduct(id)
  if (product === undefined) throw new Error(`no ${id}`)
  return product
}

async function parsed(id: string) {
  const { dxf } = await partPrints(find(id))
  return parsedDxf(dxf)
}

const bounds = (entities: readonly Entity[]) => {
  const places = entities.flatMap(({ vertices }) => vertices)
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    low: Math.min(...ys),
    high: Math.max(...ys),
  }
}

const sizeOf = (entities: readonly Entity[]) => {
  const { left, right, low, high } = bounds(entities)
  return [right - left, high - low].map((size) => Math.round(size * 1000) / 1000)
}

const on = (layer: string, entities: readonly Entity[]) =>
  entities.filter((entity) => entity.layer === layer)

/** The elevation of a lying part: what is drawn within two inches and a half of the longest axis. */
const elevation = (entities: readonly Entity[]) => {
  const [axis] = on('CENTER', entities).toSorted((a, b) => length(b) - length(a))
  const { low } = bounds(axis ? [axis] : [])
  return on('OUTLINE', entities).filter((entity) => {
    const box = bounds([entity])
    return box.low > low - 3.2 && box.high < low + 3.2
  })
}

const length = (entity: Entity) => {
  const { left, right } = bounds([entity])
  return right - left
}

const texts = (entities: readonly Entity[]) =>
  entities.flatMap(({ text }) => (text === undefined ? [] : [text]))

describe('the drawing for CAD', () => {
  it('has a turned baluster of 42" and its 1-3/4" block in full size', async () => {
    const { header, entities } = await parsed('c-2005')
    expect(header['$INSUNITS']).toBe(1)
    expect(sizeOf(elevation(entities))).toEqual([42, 1.75])
    expect(texts(entities)).toEqual(
      expect.arrayContaining([
        '42" (1067)',
        '9" (229)',
        '26" (660)',
        '7" (178)',
        'ø 1-1/8" (29) at 32-15/16" (837)',
        'shoulder at 35" (889)',
      ]),
    )
  })

  it('has a twist over its corners: 44" of half inch bar', async () => {
    const { entities } = await parsed('m-306')
    const [long, across] = sizeOf(elevation(entities))
    expect(long).toBe(44)
    expect(Math.abs((across ?? 0) - 0.5 * Math.SQRT2)).toBeLessThan(0.0015)
    expect(texts(entities)).toEqual(
      expect.arrayContaining([
        '44" (1118)',
        '8" (203)',
        '28" (711)',
        '□ 1/2" (12.7) bar',
        '28" (711) twist, 10 turns',
      ]),
    )
  })

  it('has a box newel of 48" with its 6" cap', async () => {
    const { entities } = await parsed('n-4510')
    expect(sizeOf(elevation(entities))).toEqual([48, 6])
    expect(texts(entities)).toEqual(
      expect.arrayContaining(['48" (1219)', '□ 5-1/2" (140)', '□ 4-1/2" (114) at 44-1/2" (1130)']),
    )
  })

  it('has a rail cut through: 2-1/4" wide and 2-3/8" high', async () => {
    const { entities } = await parsed('c-6010')
    expect(sizeOf(on('OUTLINE', entities))).toEqual([2.25, 2.375])
    expect(on('HATCH', entities).length).toBeGreaterThan(50)
  })

  it('has plan and elevation of a volute, whose 2-1/4" of rail is its section', async () => {
    const { entities } = await parsed('f-7210')
    const { right } = bounds(on('DIMENSIONS', entities))
    const outlines = on('OUTLINE', entities)
    const views = outlines.filter((entity) => bounds([entity]).right < right)
    expect(sizeOf(views)[0]).toBe(18.738)
    expect(sizeOf(outlines.filter((entity) => !views.includes(entity)))).toEqual([2.25, 2.375])
    expect(texts(entities)).toEqual(
      expect.arrayContaining([
        '18-3/4" (476)',
        '11-1/4" (286)',
        '6-15/16" (176)',
        'ø 5-1/4" (133) eye',
        '2-1/4" (57) radius',
        '3" (76) radius',
        '4" (102) radius',
        '5" (127) radius',
        '12" (305) radius, 36.9°',
      ]),
    )
  })

  it('says of itself in the title block that it is full size', async () => {
    const { entities } = await parsed('c-2005')
    expect(texts(on('TEXT', entities))).toEqual(
      expect.arrayContaining(['C-2005', 'full size', 'Red Oak, or as ordered']),
    )
  })
})

describe('the drawing for print', () => {
  it.each(['c-2005', 'm-306', 'n-4510', 'c-6010', 'f-7210'])(
    '%s is one page of 17 × 11 inches',
    async (id) => {
      const { pdf } = await partPrints(find(id))
      const text = Buffer.from(pdf).toString('latin1')
      expect(text.startsWith('%PDF-')).toBe(true)
      expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1)
      expect(text).toContain('/MediaBox [0 0 1224 792]')
      expect(text).toContain(find(id).title)
      expect(pdf.length).toBeLessThan(40_000)
    },
  )

  it('is the same file whenever it is written', async () => {
    const [first, second] = [await partPrints(find('m-399')), await partPrints(find('m-399'))]
    expect(Buffer.compare(first.pdf, second.pdf)).toBe(0)
  })
})
