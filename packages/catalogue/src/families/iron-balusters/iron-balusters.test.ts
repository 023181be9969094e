import { describe, expect, it } from 'vitest'
import { IRON_SERIES, IRON_STYLES } from './iron-baluster.ts'
import { FINISH } from '../../choosing/option-group.ts'
import type { IronOrnament } from '../../shapes/iron-baluster-shape.ts'
import { originalPrice, savePercent, unitPrice } from '../../choosing/unit-price.ts'
import { ironBalusters } from './iron-balusters.ts'

const find = (id: string) => {
  const baluster = ironBalusters.find((candidate) => candidate.id === id)
  if (baluster === undefined) throw new Error(`no ${id}`)
  return baluster
}

function span(ornament: IronOrnament): readonly [number, number] {
  if ('fromIn' in ornament) return [ornament.fromIn, ornament.toIn]
  const height = 'heightIn' in ornament ? ornament.heightIn : ornament.lengthIn
  return [ornament.centreIn - height / 2, ornament.centreIn + height / 2]
}

function percent(count: number): number {
  return (count / ironBalusters.length) * 100
}

describe('the iron balusters', () => {
  it('are at least sixty, over all nine series and three styles', () => {
    expect(ironBalusters.length).toBeGreaterThanOrEqual(60)
    expect(new Set(ironBalusters.map(({ series }) => series))).toEqual(new Set(IRON_SERIES))
    expect(new Set(ironBalusters.map(({ style }) => style))).toEqual(new Set(IRON_STYLES))
  })

  it('cost 8.99 to 79.99', () => {
    const prices = ironBalusters.map(({ priceCents }) => priceCents)
    expect(Math.min(...prices)).toBe(899)
    expect(Math.max(...prices)).toBe(7999)
  })

  it('sell M-399 at 34.99 instead of 40.24, 13 percent off, and four dollars more in copper vein', () => {
    const basket = find('m-399')
    expect(unitPrice(basket, {})).toBe(3499)
    expect(originalPrice(basket, {})).toBe(4024)
    expect(savePercent(basket, {})).toBe(13)
    expect(unitPrice(basket, { finish: 'cv' })).toBe(3899)
    expect(basket.inStock).toBe(true)
  })

  it('leave the finish to the buyer with five of them, and come in one finish otherwise', () => {
    const chosen = ironBalusters.filter(({ optionGroups }) => optionGroups.length > 0)
    expect(chosen.map(({ id }) => id)).toEqual(['m-399', 'm-400', 'm-301', 'm-501', 'm-101'])
    for (const { optionGroups, availableColors } of ironBalusters) {
      expect(availableColors).toHaveLength(optionGroups.length > 0 ? 7 : 1)
    }
  })

  it('come in every one of the seven finishes', () => {
    const offered = new Set(
      ironBalusters
        .filter(({ optionGroups }) => optionGroups.length === 0)
        .flatMap(({ availableColors }) => availableColors),
    )
    expect(offered).toEqual(new Set(FINISH.options.map(({ code }) => code)))
  })

  it('are about nine in ten in stock and about one in five popular', () => {
    const inStock = ironBalusters.filter((baluster) => baluster.inStock)
    const popular = ironBalusters.filter((baluster) => baluster.isPopular)
    expect(Math.abs(percent(inStock.length) - 90)).toBeLessThan(6)
    expect(Math.abs(percent(popular.length) - 20)).toBeLessThan(8)
  })

  it('say on the card what their shape says', () => {
    expect(find('m-399').features.slice(0, 3)).toEqual([
      '1/2" square, 44" long',
      'One 7" basket, 2" across',
      'Hollow core',
    ])
    expect(find('m-399').dimensions).toBe('44 inches long, 1/2" square')
    expect(find('m-105').dimensions).toBe('47 inches long, 1/2" square')
  })

  it('each have a title, description and shape of their own', () => {
    for (const key of ['title', 'description'] as const) {
      const texts = ironBalusters.map((baluster) => baluster[key])
      expect(new Set(texts).size).toBe(texts.length)
    }
    const shapes = ironBalusters.map(({ shape, availableColors }) =>
      JSON.stringify([shape, availableColors]),
    )
    expect(new Set(shapes).size).toBe(shapes.length)
  })

  it.each(ironBalusters.map(({ id, shape }) => [id, shape] as const))(
    '%s has every ornament on the bar and twists that end square',
    (_, shape) => {
      for (const ornament of shape.ornaments) {
        const [from, to] = span(ornament)
        expect(from).toBeGreaterThanOrEqual(0)
        expect(to).toBeGreaterThan(from)
        expect(to).toBeLessThanOrEqual(shape.lengthIn - shape.pin.lengthIn)
      }
      const turns = shape.ornaments.map((one) => (one.kind === 'twist' ? one.turns : 0))
      expect(turns.filter((turn) => !Number.isInteger(turn * 4))).toEqual([])
    },
  )
})
