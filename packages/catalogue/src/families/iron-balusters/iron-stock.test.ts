import { describe, expect, it } from 'vitest'
import { isIronInStock, isIronPopular } from './iron-stock.ts'

const ids = Array.from({ length: 2000 }, (_, index) => `m-${index}`)

function percent(isCounted: (id: string) => boolean): number {
  return (ids.filter(isCounted).length / ids.length) * 100
}

describe('iron stock and popularity', () => {
  it('has about nine in ten in stock', () => {
    expect(percent(isIronInStock)).toBeGreaterThan(87)
    expect(percent(isIronInStock)).toBeLessThan(93)
  })

  it('finds about one in five popular', () => {
    expect(percent(isIronPopular)).toBeGreaterThan(17)
    expect(percent(isIronPopular)).toBeLessThan(23)
  })

  it('always has M-399', () => {
    expect(isIronInStock('m-399')).toBe(true)
  })

  it('answers the same every time', () => {
    expect(ids.map(isIronPopular)).toEqual(ids.map(isIronPopular))
  })
})
