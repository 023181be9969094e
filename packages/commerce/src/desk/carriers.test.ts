import { expect, test } from 'vitest'
import { carrierOf, trackingLink } from './carriers.ts'

test('a carrier is known in whichever letters it is written', () => {
  for (const name of ['UPS', ' ups ', 'U.P.S.']) expect(carrierOf(name).payPalCode).toBe('UPS')
  expect(carrierOf('fed ex').name).toBe('FedEx')
  expect(carrierOf('R + L carriers').payPalCode).toBe('RL_US')
})

test('any other name is taken as it is', () => {
  expect(carrierOf(' Joe’s van ')).toEqual({ name: 'Joe’s van' })
})

test('a number leads to the page of its carrier, and cannot lead anywhere else', () => {
  expect(trackingLink('ups', '1Z999AA10123456784')).toBe(
    'https://www.ups.com/track?tracknum=1Z999AA10123456784',
  )
  expect(trackingLink('USPS', '94 00&x=1')).toBe(
    'https://tools.usps.com/go/TrackConfirmAction?tLabels=94%2000%26x%3D1',
  )
})

test('there is no page without a number, nor for a carrier that has none', () => {
  expect(trackingLink('UPS', '')).toBeUndefined()
  expect(trackingLink('Own truck', '17')).toBeUndefined()
  expect(trackingLink('Joe’s van', '17')).toBeUndefined()
})
