import { findProduct } from '@millrun/catalogue/catalogue'
import { describe, expect, it } from 'vitest'
import { cutBaluster } from './cut-baluster.ts'

function shapeOf(id: string) {
  const shape = findProduct(id)?.shape
  if (shape?.kind !== 'iron-baluster' && shape?.kind !== 'turned') throw new Error(`no ${id}`)
  return shape
}

describe('a baluster cut to length', () => {
  it('loses its foot: the basket comes down by as much', () => {
    const whole = shapeOf('m-399')
    const short = cutBaluster(whole, whole.lengthIn - 7)
    const basket = (shape: typeof whole) =>
      shape.kind === 'iron-baluster'
        ? shape.ornaments.find(({ kind }) => kind === 'basket')
        : undefined
    const [before, after] = [basket(whole), basket(short)]
    if (before?.kind !== 'basket' || after?.kind !== 'basket') throw new Error('no basket')
    expect(after.fromIn).toBeCloseTo(before.fromIn - 7, 9)
    expect(short.lengthIn).toBe(37)
  })

  it('keeps an inch and a half of its bottom block and loses the rest at its head', () => {
    const whole = shapeOf('c-2005')
    if (whole.kind !== 'turned') throw new Error('not turned')
    const offIn = whole.bottomBlockIn - 1.5 + 2
    const short = cutBaluster(whole, whole.lengthIn - offIn)
    expect(short).toMatchObject({ bottomBlockIn: 1.5, topBlockIn: whole.topBlockIn - 2 })
  })

  it('is refused where the saw would reach the ornament, and where it is too short', () => {
    expect(() => cutBaluster(shapeOf('m-399'), 20)).toThrow(RangeError)
    expect(() => cutBaluster(shapeOf('m-399'), 45)).toThrow(RangeError)
  })
})
