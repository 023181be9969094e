import { EMPTY_CHECKOUT_FORM } from '@millrun/commerce/checkout-form'
import { expect, test } from 'vitest'
import {
  BillingAddressSchema,
  billingFromShipping,
  type BillingAddress,
} from './billing-address.ts'

const shipping = {
  ...EMPTY_CHECKOUT_FORM,
  streetAddress: '100 N Main St',
  secondaryAddress: 'Apt 4',
  city: 'Trenton',
  state: 'NJ',
  zipCode: '08608',
}

test('takes the shipping address over, in the United States', () => {
  expect(billingFromShipping(shipping)).toEqual({
    isSameAsShipping: true,
    line1: '100 N Main St',
    line2: 'Apt 4',
    adminArea2: 'Trenton',
    adminArea1: 'NJ',
    postalCode: '08608',
    countryCode: 'US',
  })
})

test('names every field that is missing', () => {
  const parsed = BillingAddressSchema.safeParse(billingFromShipping(EMPTY_CHECKOUT_FORM))
  expect(parsed.error?.issues.map(({ message }) => message)).toEqual([
    'Street address is required',
    'City is required',
    'State is required',
    'ZIP code is required',
  ])
})

function problems(change: Partial<BillingAddress>): Record<string, string> {
  const parsed = BillingAddressSchema.safeParse({ ...billingFromShipping(shipping), ...change })
  const issues = parsed.error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}

test('in the United States the ZIP code belongs to the state, however that is written', () => {
  expect(problems({ adminArea1: 'new jersey' })).toEqual({})
  expect(problems({ postalCode: '0860' })).toEqual({
    postalCode: 'Please enter a ZIP code of five digits, such as 08608',
  })
  expect(problems({ adminArea1: 'Pennsylvania', countryCode: 'us' })).toEqual({
    postalCode: 'ZIP code 08608 is in New Jersey, not in Pennsylvania. Please change one of them',
  })
  expect(problems({ adminArea1: 'Jersey' })).toEqual({
    adminArea1: 'Please enter a state, such as NJ',
  })
  expect(problems({ adminArea1: 'DC', postalCode: '20002' })).toEqual({})
})

test('elsewhere province and postal code are what they are', () => {
  const montreal = { adminArea1: 'Québec', postalCode: 'H2Y 1C6', countryCode: 'CA' }
  expect(problems(montreal)).toEqual({})
})

test('the state goes to PayPal as its two letters', () => {
  const typed = { ...billingFromShipping(shipping), adminArea1: ' New Jersey' }
  expect(BillingAddressSchema.parse(typed).adminArea1).toBe('NJ')
})

test('takes a country code in small letters and nothing that is none', () => {
  const billing = billingFromShipping(shipping)
  expect(BillingAddressSchema.parse({ ...billing, countryCode: 'ca' }).countryCode).toBe('CA')
  expect(BillingAddressSchema.safeParse({ ...billing, countryCode: 'USA' }).success).toBe(false)
})
