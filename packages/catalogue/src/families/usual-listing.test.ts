import { expect, test } from 'vitest'
import { usualListing } from './usual-listing.ts'

test('iron was 15 % dearer: 40.24 where it is 34.99 now', () => {
  expect(usualListing('iron-balusters', { id: 'm-399', priceCents: 3499 })).toEqual({
    family: 'iron-balusters',
    itemNumber: 'M-399',
    originalCents: 4024,
    inStock: true,
    optionGroups: [],
    href: '/product/m-399',
  })
})

test('everything else was a fifth dearer, to the cent: 12.59 where it is 10.49 now', () => {
  expect(usualListing('treads', { id: 'c-8070', priceCents: 1049 }).originalCents).toBe(1259)
})
