import { describe, expect, test } from 'vitest'
import { settledQuantity, typeQuantity, type TypedQuantity } from './typed-quantity.ts'

const BOUNDS = { min: 1, max: 500 }

/** Types over what is selected in the field, key by key. */
function typed(quantity: number, keys: string): TypedQuantity {
  let field = settledQuantity(quantity)
  let text = ''
  for (const key of keys) {
    text += key
    field = typeQuantity(field, text, BOUNDS)
    // What takes the place of the text is selected: the next key replaces it.
    if (field.text !== text) text = ''
  }
  return field
}

/** Puts texts into the field whole, as by pasting. */
function put(quantity: number, ...texts: readonly string[]): TypedQuantity {
  return texts.reduce((field, text) => typeQuantity(field, text, BOUNDS), settledQuantity(quantity))
}

describe('a whole number from 1 to 500', () => {
  test.each([
    ['24', 24],
    ['500', 500],
    ['1', 1],
    ['007', 7],
    ['+5', 5],
  ])('"%s" counts at every key', (text, quantity) => {
    expect(typed(3, text)).toMatchObject({ text, quantity, isRefused: false })
    expect(put(3, text)).toMatchObject({ text, quantity, isRefused: false })
  })
})

describe('any other number', () => {
  test.each(['12.5', '3.7', '.5', '12,5', '1,000', '501', '5000', '0', '-3', '1e3', '12x', '١'])(
    '"%s" stays as typed, and the quantity as it was',
    (text) => {
      expect(typed(24, text)).toMatchObject({ text, quantity: 24, isRefused: true })
      expect(put(24, text)).toMatchObject({ text, quantity: 24, isRefused: true })
    },
  )

  test('in the place of another changes nothing', () => {
    expect(put(1, '500', '501')).toMatchObject({ text: '501', quantity: 500, isRefused: true })
    expect(put(1, '15', '1.5')).toMatchObject({ quantity: 15, isRefused: true })
  })

  test('can be mended key by key', () => {
    expect(put(24, '12.5', '12.', '12')).toMatchObject({ quantity: 12, isRefused: false })
    expect(put(24, '50', '501', '50')).toMatchObject({ quantity: 50, isRefused: false })
  })
})

describe('what is no number', () => {
  test.each(['abc', 'a dozen', 'x', '--', '#'])('"%s" becomes 1', (text) => {
    expect(put(24, text)).toEqual({ text: '1', quantity: 1, before: 1, isRefused: true })
  })

  test('an emptied field becomes 1 without a word', () => {
    expect(put(24, '')).toEqual({ text: '1', quantity: 1, before: 1, isRefused: false })
    expect(put(24, ' ')).toMatchObject({ quantity: 1, isRefused: false })
  })

  test('key by key it becomes 1 too', () => {
    expect(typed(24, 'abc')).toMatchObject({ text: '1', quantity: 1 })
  })
})
