import { expect, test } from 'vitest'
import { readLineId } from '../../choosing/line-id.ts'
import { findProduct } from '../../catalogue.ts'
import { smallPartFinish } from './small-part-finish.ts'

function priceOf(id: string): number {
  const read = readLineId(id, findProduct)
  if (!read.ok) throw new Error(`${id}: ${read.reason}`)
  return read.line.unitPriceCents
}

test('adds half of what a finish adds to a baluster', () => {
  const adds = smallPartFinish('SB').options.map(({ code, priceAddCents }) => [code, priceAddCents])
  expect(adds).toEqual([
    ['SB', 0],
    ['ORB', 100],
    ['CV', 200],
    ['AB', 100],
    ['PW', 150],
    ['SV', 200],
    ['VB', 250],
  ])
})

test('counts from the finish that the price is stated in, which stands first', () => {
  const adds = smallPartFinish('PW').options.map(({ code, priceAddCents }) => [code, priceAddCents])
  expect(adds).toEqual([
    ['PW', 0],
    ['SB', -150],
    ['ORB', -50],
    ['CV', 50],
    ['AB', -50],
    ['SV', 50],
    ['VB', 100],
  ])
})

test('leaves the price of an id without a choice as it was', () => {
  expect(priceOf('sh-100')).toBe(899)
  expect(priceOf('sh-102')).toBe(1199)
  expect(priceOf('sh-106')).toBe(899)
  expect(priceOf('sh-123')).toBe(1449)
  expect(priceOf('kn-203')).toBe(1649)
  expect(priceOf('co-310')).toBe(1149)
})

test('prices finish and size together', () => {
  expect(priceOf('sh-100:finish=vb')).toBe(1149)
  expect(priceOf('sh-102:finish=sb')).toBe(1099)
  // 14.49 in Silver Vein for 5/8" bar; a dollar less for 1/2", two dollars less in Satin Black.
  expect(priceOf('sh-123:size=1-2,finish=sb')).toBe(1149)
  expect(priceOf('sh-121:size=3-4')).toBe(1899)
})
