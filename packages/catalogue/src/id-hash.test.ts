import { describe, expect, test } from 'vitest'
import { idDraw, idHash } from './id-hash.ts'

const ids = Array.from({ length: 2000 }, (_, index) => `m-${index}`)

function share(isHit: (id: string) => boolean): number {
  return ids.filter(isHit).length / ids.length
}

describe('idHash', () => {
  // Source: http://www.isthe.com/chongo/tech/comp/fnv/ test vectors of FNV-1a, 32 bits.
  test.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('of "%s" is the published FNV-1a value', (text, expected) => {
    expect(idHash(text)).toBe(expected)
  })
})

describe('idDraw', () => {
  test('stays the same for an id and a purpose', () => {
    expect(idDraw('m-399', 'stock', 1000)).toBe(idDraw('m-399', 'stock', 1000))
  })

  test('differs between purposes', () => {
    expect(share((id) => idDraw(id, 'stock', 10) === idDraw(id, 'popular', 10))).toBeLessThan(0.2)
  })

  test('reaches every number below the limit and no other', () => {
    const drawn = new Set(ids.map((id) => idDraw(id, 'stock', 10)))
    expect([...drawn].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  test('is below 9 of 10 for about 90 % and below 2 of 10 for about 20 %', () => {
    expect(share((id) => idDraw(id, 'stock', 10) < 9)).toBeCloseTo(0.9, 1)
    expect(share((id) => idDraw(id, 'popular', 10) < 2)).toBeCloseTo(0.2, 1)
  })
})
