import { beforeEach, expect, test } from 'vitest'
import { leaveAddresses } from '../../account/addresses/kept-addresses.ts'
import { HOME } from '../../account/testing/kept-address.ts'
import { functionsServer } from '../../testing/functions-server.ts'
import { openPage, page } from '../../testing/open-page.tsx'
import { BASKET, saveLines } from '../../testing/saved-cart.ts'

const server = functionsServer()

beforeEach(() => {
  server.keepWaiting('get-paypal-config')
  saveLines(BASKET)
})

test('an address that the buyer keeps fills the fields in, and nothing is asked of the account', async () => {
  leaveAddresses([HOME])
  const visitor = await openPage('/checkout')
  const kept = await page().findByLabelText('Kept addresses')
  await visitor.selectOptions(kept, 'Ada Stone, 100 North Main Street, Trenton, NJ')
  for (const [label, text] of [
    ['First name', 'Ada'],
    ['Street address', '100 North Main Street'],
    ['City', 'Trenton'],
    ['State', 'NJ'],
    ['ZIP code', '08608'],
  ] as const) {
    expect(page().getByLabelText(label)).toHaveProperty('value', text)
  }
  expect(page().getByLabelText('Email')).toHaveProperty('value', '')
  // The settings of the ways to pay are asked for besides, sooner or later.
  expect(server.asked.filter(({ name }) => name !== 'get-paypal-config')).toEqual([])
})

test('whoever keeps none is offered none', async () => {
  await openPage('/checkout')
  await page().findByLabelText('Street address')
  expect(page().queryByLabelText('Kept addresses')).toBeNull()
})

test('a copy that cannot be read is none', async () => {
  window.localStorage.setItem('millrun-account-addresses', '{"addresses":[7]}')
  await openPage('/checkout')
  await page().findByLabelText('Street address')
  expect(page().queryByLabelText('Kept addresses')).toBeNull()
})
