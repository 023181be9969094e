import { describe, expect, it } from 'vitest'
import type { Shape } from '../../shape.ts'
import { accessories } from '../accessories/accessories.ts'
import { shoesKnuckles } from './shoes-knuckles.ts'

const count = (kind: string) => shoesKnuckles.filter((part) => part.kind === kind).length
const find = (id: string) => shoesKnuckles.find((part) => part.id === id)

function barIn(shape: Shape): number {
  return 'openingIn' in shape ? shape.openingIn : 0
}

function outerIn(shape: Shape): number {
  if (shape.kind === 'shoe') return shape.baseIn
  if (shape.kind === 'knuckle') return shape.diameterIn
  return shape.kind === 'collar' ? shape.widthIn : 0
}

describe('the shoes, knuckles and collars', () => {
  it('are thirty of three kinds', () => {
    expect(shoesKnuckles).toHaveLength(30)
    expect([count('Shoes'), count('Knuckles'), count('Collars')]).toEqual([16, 8, 6])
  })

  it('cost 8.99 to 29.99', () => {
    const prices = shoesKnuckles.map((part) => part.priceCents)
    expect(Math.min(...prices)).toBe(899)
    expect(Math.max(...prices)).toBe(2999)
  })

  it('come for the four bars, solid and hollow, round and square', () => {
    const openings = new Set(shoesKnuckles.map((part) => barIn(part.shape)))
    expect(openings).toEqual(new Set([0.5, 0.5625, 0.625, 0.75]))
    const text = shoesKnuckles.flatMap((part) => part.features).join()
    expect(text).toContain('Hollow (lite), 1/16" wall')
    expect(text).toContain('Solid casting')
    expect(text).toContain('round bar')
  })

  it('are wider than the bar that passes through them', () => {
    expect(shoesKnuckles.filter(({ shape }) => outerIn(shape) <= barIn(shape))).toEqual([])
  })

  it('say title, type and size from their shape', () => {
    const pitch = find('sh-104')
    expect(pitch?.title).toBe('Pitch Shoe, 1/2" Square')
    expect(pitch?.type).toBe('Pitch shoe, square')
    expect(pitch?.dimensions).toBe('1-1/4" square base, 1-5/8" high, 1/2" opening')
    expect(pitch?.originalCents).toBe(1559)
    expect(pitch?.href).toBe('/gallery/shoes-knuckles#sh-104')
  })

  it('have titles that differ', () => {
    expect(new Set(shoesKnuckles.map((part) => part.title)).size).toBe(30)
  })
})

describe('the accessories of the bundle', () => {
  const four = accessories.filter(({ isFeatured }) => isFeatured)

  it('cost 52.49 together', () => {
    expect(four.map(({ id, priceCents }) => [id, priceCents])).toEqual([
      ['shoe-1', 1250],
      ['knuckle-1', 875],
      ['collar-1', 625],
      ['newel-cap-1', 2499],
    ])
    expect(four.reduce((sum, part) => sum + part.priceCents, 0)).toBe(5249)
  })

  it('show originals a fifth above the price', () => {
    expect(four.map((part) => part.originalCents)).toEqual([1500, 1050, 750, 2999])
  })
})
