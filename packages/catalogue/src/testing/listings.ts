import { FINISH } from '../choosing/option-group.ts'
import type { Listing } from '../product.ts'

/** The iron baluster of the specification: $34.99, was $40.24, with the finish group. */
export const M_399: Listing = {
  id: 'm-399',
  itemNumber: 'M-399',
  title: 'Plain Square Baluster',
  family: 'iron-balusters',
  category: 'Iron Balusters',
  priceCents: 3499,
  originalCents: 4024,
  inStock: true,
  optionGroups: [FINISH],
  href: '/product/m-399',
}

/** The wood baluster of the specification: $18.50, was $22.00, in the five species. */
export const C_2005: Listing = {
  id: 'c-2005',
  itemNumber: 'C-2005',
  title: 'Pin Top Baluster',
  family: 'wood-balusters',
  category: 'Wood Balusters',
  priceCents: 1850,
  originalCents: 2200,
  inStock: true,
  optionGroups: [],
  species: { 'red-oak': 100, 'white-oak': 130, poplar: 80, 'hard-maple': 140, primed: 90 },
  href: '/product/c-2005',
}

/** A tread cap that asks for a species and for a side. */
export const C_8071: Listing = {
  id: 'c-8071',
  itemNumber: 'C-8071',
  title: 'False Tread Cap',
  family: 'treads',
  category: 'Tread Caps',
  priceCents: 4215,
  originalCents: 5058,
  inStock: true,
  optionGroups: [
    {
      id: 'hand',
      name: 'Orientation',
      type: 'hand',
      options: [
        { code: 'L', name: 'Left', priceAddCents: 0 },
        { code: 'R', name: 'Right', priceAddCents: 150 },
      ],
    },
  ],
  species: { 'red-oak': 100, maple: 110, cherry: 120 },
  href: '/product/c-8071',
}

/** A shoe without any choice, for amounts that are easy to add up. */
export const SHOE: Listing = {
  id: 'sh-10',
  itemNumber: 'SH-10',
  title: 'Flat Shoe',
  family: 'shoes-knuckles',
  category: 'Shoes & Knuckles',
  priceCents: 1000,
  originalCents: 1200,
  inStock: true,
  optionGroups: [],
  href: '/gallery/shoes-knuckles#sh-10',
}

export const SOLD_OUT: Listing = { ...SHOE, id: 'sh-0', itemNumber: 'SH-0', inStock: false }

/** Finds one of these listings by its id. */
export function findTestListing(id: string): Listing | undefined {
  return [M_399, C_2005, C_8071, SHOE, SOLD_OUT].find((listing) => listing.id === id)
}
