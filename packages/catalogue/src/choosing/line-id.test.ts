import { describe, expect, test } from 'vitest'
import { lineOf, readLineId } from './line-id.ts'
import { C_2005, C_8071, findTestListing, M_399, SHOE } from '../testing/listings.ts'

function read(id: string) {
  const result = readLineId(id, findTestListing)
  return result.ok ? result.line : result.reason
}

describe('readLineId', () => {
  test('reads product, choices, title and price', () => {
    expect(read('m-399:finish=cv')).toEqual({
      id: 'm-399:finish=cv',
      product: M_399,
      choices: { finish: 'cv' },
      title: 'Plain Square Baluster, Copper Vein',
      unitPriceCents: 3899,
    })
  })

  test('means the first option by an id without choices', () => {
    expect(read('m-399')).toEqual(read('m-399:finish=sb'))
    expect(read('m-399')).toMatchObject({ id: 'm-399:finish=sb', unitPriceCents: 3499 })
  })

  test('gives a product without choices its own id and title', () => {
    expect(read('sh-10')).toMatchObject({ id: 'sh-10', title: 'Flat Shoe', unitPriceCents: 1000 })
  })

  test('gives the same id in whatever order the choices stand', () => {
    expect(read('c-8071:hand=r,species=maple')).toMatchObject({
      id: 'c-8071:species=maple,hand=r',
      title: 'False Tread Cap, Maple, Right',
      unitPriceCents: 4787,
    })
  })

  test('completes what is not named', () => {
    expect(read('c-8071:species=maple')).toMatchObject({ id: 'c-8071:species=maple,hand=l' })
  })

  test.each(['c-2005', 'c-8071:hand=l'])('asks for a species: %s', (id) => {
    expect(read(id)).toBe('species-required')
  })

  test.each(['', ' ', 'm-400', 'M-399', 'm-399 ', '__proto__', 'constructor', ':finish=cv'])(
    'does not know the product of "%s"',
    (id) => {
      expect(read(id)).toBe('unknown-product')
    },
  )

  test.each([
    'm-399:',
    'm-399::',
    'm-399:finish',
    'm-399:finish=',
    'm-399:=cv',
    'm-399:finish=cv,',
    'm-399:finish=gold',
    'm-399:finish=CV',
    'm-399:finish= cv',
    'm-399:finish=cv=',
    'm-399:finish=cv:finish=cv',
    'm-399:finish=cv,finish=cv',
    'm-399:finish=sb,finish=cv',
    'm-399:species=red-oak',
    'm-399:__proto__=cv',
    'm-399:constructor=cv',
    'm-399:finish=constructor',
    'c-2005:species=cherry',
    'c-2005:species=toString',
    'c-2005:species=red-oak,finish=cv',
    'sh-10:finish=sb',
  ])('does not know the choice of "%s"', (id) => {
    expect(read(id)).toBe('unknown-choice')
  })
})

describe('lineOf', () => {
  test('gives the same id in whatever order the choices were picked', () => {
    const line = lineOf(C_8071, { hand: 'r', species: 'maple' })
    expect(line.id).toBe('c-8071:species=maple,hand=r')
    expect(line).toEqual(read(line.id))
  })

  test('gives an id that cannot be ordered while a needed species is missing', () => {
    const line = lineOf(C_2005, {})
    expect(line).toMatchObject({ id: 'c-2005', title: 'Pin Top Baluster', unitPriceCents: 1850 })
    expect(read(line.id)).toBe('species-required')
  })

  test('ignores choices that the product does not offer', () => {
    expect(lineOf(SHOE, { finish: 'cv' }).id).toBe('sh-10')
  })
})
