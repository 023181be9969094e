import type { PayPalCardFieldsStateObject } from '@paypal/react-paypal-js'
import { expect, test } from 'vitest'
import { cardFieldErrors, standingErrors, type CardFieldFault } from './card-field-errors.ts'

const field = { isFocused: false, isEmpty: false, isValid: false, isPotentiallyValid: true }

function stateWith(...errors: CardFieldFault[]): PayPalCardFieldsStateObject {
  return {
    cards: [],
    isFormValid: errors.length === 0,
    errors,
    fields: {
      cardNameField: field,
      cardNumberField: field,
      cardExpiryField: field,
      cardCvvField: field,
    },
  }
}

test.each<[CardFieldFault, object]>([
  ['INVALID_NAME', { name: 'Please enter the name on the card' }],
  ['INVALID_NUMBER', { number: 'Please check the card number' }],
  ['INELIGIBLE_CARD_VENDOR', { number: 'We cannot take this kind of card' }],
  ['INVALID_EXPIRY', { expiry: 'Please check the expiration date' }],
  ['INVALID_CVV', { cvv: 'Please check the security code' }],
])('%s stands at its field and says what to do', (fault, errors) => {
  expect(cardFieldErrors(stateWith(fault))).toEqual(errors)
})

test('all that is wrong is said at once', () => {
  expect(Object.keys(cardFieldErrors(stateWith('INVALID_NUMBER', 'INVALID_CVV')))).toEqual([
    'number',
    'cvv',
  ])
})

test('valid fields have none', () => {
  expect(cardFieldErrors(stateWith())).toEqual({})
})

test('an error goes when its field is mended, and none comes while typing', () => {
  const shown = cardFieldErrors(stateWith('INVALID_NUMBER', 'INVALID_CVV'))
  const now = standingErrors(shown, stateWith('INVALID_CVV', 'INVALID_EXPIRY'))
  expect(Object.keys(now)).toEqual(['cvv'])
})
