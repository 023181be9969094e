import { expect, it } from 'vitest'
import { brandOf } from './card-brand.ts'
import { isLiveExpiry, readExpiry, writeExpiry } from './card-expiry.ts'
import { couldBecomeCardNumber, groupCardNumber, isCardNumber } from './card-number.ts'

it.each([
  ['4012888888881881', 'visa'],
  ['4005519200000004', 'visa'],
  ['2223000048400011', 'mastercard'],
  ['371449635398431', 'american-express'],
])("knows PayPal's test card %s as %s", (digits, type) => {
  expect(isCardNumber(digits)).toBe(true)
  expect(brandOf(digits)?.type).toBe(type)
})

it.each(['4012888888881882', '401288888888188', '9999999999999995', ''])(
  'does not take %j for a card number',
  (digits) => {
    expect(isCardNumber(digits)).toBe(false)
  },
)

it('waits for the rest of a number, but not for that of an unknown scheme', () => {
  expect(couldBecomeCardNumber('4012')).toBe(true)
  expect(couldBecomeCardNumber('9999')).toBe(false)
})

it('groups digits as the card does', () => {
  expect(groupCardNumber('4012888888881881')).toBe('4012 8888 8888 1881')
  expect(groupCardNumber('371449635398431')).toBe('3714 496353 98431')
})

it.each([
  ['1', '1'],
  ['4', '04/'],
  ['1227', '12/27'],
  ['12/2027', '12/27'],
])('writes the expiry %s as %s', (typed, written) => {
  expect(writeExpiry(typed)).toBe(written)
})

it('reads no thirteenth month', () => {
  expect(readExpiry('13/27')).toBeUndefined()
  expect(readExpiry('12/27')).toEqual({ month: 12, year: 2027 })
})

it('lets a card live to the end of its month and at most twenty years', () => {
  const today = new Date(2026, 10, 20)
  expect(isLiveExpiry({ month: 11, year: 2026 }, today)).toBe(true)
  expect(isLiveExpiry({ month: 10, year: 2026 }, today)).toBe(false)
  expect(isLiveExpiry({ month: 12, year: 2046 }, today)).toBe(false)
})
