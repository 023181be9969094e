import { EMPTY_CHECKOUT_FORM } from '@millrun/commerce/checkout-form'
import { expect, test } from 'vitest'
import { BillingAddressSchema, billingFromShipping } from './billing-address.ts'

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

test('takes a country code in small letters and nothing that is none', () => {
  const billing = billingFromShipping(shipping)
  expect(BillingAddressSchema.parse({ ...billing, countryCode: 'ca' }).countryCode).toBe('CA')
  expect(BillingAddressSchema.safeParse({ ...billing, countryCode: 'USA' }).success).toBe(false)
})
