import { describe, expect, test } from 'vitest'
import { DESIGN_FIELDS } from './design-fields.ts'
import { LAYOUTS } from './design.ts'
import { countedOr, measured, measuredOr, oneOf } from './field.ts'
import { USUAL_DESIGN } from './usual-design.ts'

describe('one of a few words', () => {
  const field = oneOf('l', 'layout', LAYOUTS)

  test('is written by its number', () => {
    expect(field.write('straight')).toBe('0')
    expect(field.write('straight-level')).toBe('6')
  })

  test('is read back, and nothing else is', () => {
    expect(field.read('4')).toBe('l-winder')
    expect(['7', '-1', '', 'x', '0x1'].map(field.read)).toEqual(
      Array.from({ length: 5 }, () => undefined),
    )
  })
})

describe('a length', () => {
  const field = measured('w', 'width', { least: 24, most: 96 })

  test('is written with as many decimals as it needs', () => {
    expect(field.write(40)).toBe('40')
    expect(field.write(40.0625)).toBe('40.0625')
  })

  test('is read within its limits only', () => {
    expect(field.read('24')).toBe(24)
    expect(field.read('96.0001')).toBeUndefined()
    expect(field.read('1e2')).toBeUndefined()
  })
})

test('what nobody measured is an x', () => {
  const field = measuredOr('er', 'rail', { least: 18, most: 48 }, 'not-measured')
  expect(field.write('not-measured')).toBe('x')
  expect(field.read('x')).toBe('not-measured')
  expect(field.read('36')).toBe(36)
})

test('a number of pieces is whole', () => {
  const field = countedOr('r', 'risers', { least: 2, most: 30 }, 'fewest')
  expect(field.read('14')).toBe(14)
  expect(field.read('14.5')).toBeUndefined()
})

describe('winders in a link', () => {
  test('are three or four', () => {
    expect(DESIGN_FIELDS.winders.read('3')).toBe(3)
    expect(DESIGN_FIELDS.winders.read('4')).toBe(4)
    expect(DESIGN_FIELDS.winders.read('5')).toBeUndefined()
  })

  test('have a narrow end of 4 to 12 inches', () => {
    expect(DESIGN_FIELDS.winderNarrowIn.read('6.5')).toBe(6.5)
    expect(DESIGN_FIELDS.winderNarrowIn.read('3.9')).toBeUndefined()
    expect(DESIGN_FIELDS.winderNarrowIn.read('12.1')).toBeUndefined()
  })

  test('are three of six inches where a link does not name them', () => {
    expect(USUAL_DESIGN).toMatchObject({ winders: 3, winderNarrowIn: 6 })
  })
})

test('no two decisions share a key', () => {
  const keys = Object.values(DESIGN_FIELDS).map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
})
