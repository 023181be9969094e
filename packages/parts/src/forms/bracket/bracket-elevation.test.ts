import { findProduct } from '@millrun/catalogue/catalogue'
import { expect, test } from 'vitest'
import { bracketElevation } from './bracket-elevation.ts'

test('BR-101 is measured by its reach and rise, its 2" plate and its saddle of 2-1/2" by 7/8"', () => {
  const shape = findProduct('br-101')?.shape
  if (shape?.kind !== 'bracket') throw new Error('br-101 is no bracket')
  const { dimensions } = bracketElevation(shape)
  const told = dimensions.map((one) =>
    one.kind === 'leader' ? [one.note, one.valueIn] : [one.kind, one.row, one.toIn - one.fromIn],
  )
  expect(told).toEqual([
    ['across', 0, 2.625],
    ['across', 1, 0.875],
    ['along', 0, 2.25],
    ['along', 1, 2],
    ['along', 0, 2.5],
    ['along', 1, 2],
    ['arm', 0.5],
  ])
})

test('an arm that draws out is measured as far as it goes, 3-1/2" for BR-602', () => {
  const shape = findProduct('br-602')?.shape
  if (shape?.kind !== 'bracket') throw new Error('br-602 is no bracket')
  expect(bracketElevation(shape).dimensions).toContainEqual(
    expect.objectContaining({ valueIn: 3.5, note: 'reach drawn out' }),
  )
})
