import type { PayPalCardFieldsStateObject } from '@paypal/react-paypal-js'

export type CardField = 'name' | 'number' | 'expiry' | 'cvv'
export type CardFieldErrors = Readonly<Partial<Record<CardField, string>>>

export type CardFieldFault = PayPalCardFieldsStateObject['errors'][number]

const MESSAGES: Readonly<Record<CardFieldFault, readonly [CardField, string]>> = {
  INVALID_NAME: ['name', 'Please enter the name on the card'],
  INVALID_NUMBER: ['number', 'Please check the card number'],
  INELIGIBLE_CARD_VENDOR: ['number', 'We cannot take this kind of card'],
  INVALID_EXPIRY: ['expiry', 'Please check the expiration date'],
  INVALID_CVV: ['cvv', 'Please check the security code'],
}

/** What is wrong with the card fields, by field; empty when nothing is. */
export function cardFieldErrors({ errors }: PayPalCardFieldsStateObject): CardFieldErrors {
  return Object.fromEntries(errors.map((error) => MESSAGES[error]))
}

/** The errors that were shown and still stand: a new one waits for the next try to pay. */
export function standingErrors(
  shown: CardFieldErrors,
  state: PayPalCardFieldsStateObject,
): CardFieldErrors {
  const now = cardFieldErrors(state)
  return Object.fromEntries(Object.entries(now).filter(([field]) => Object.hasOwn(shown, field)))
}
