import { catalogue } from '@millrun/catalogue/catalogue'
import { expect, test } from 'vitest'
import { inMillimetres } from './in-millimetres.ts'

test.each([
  ['18-1/2"', '470 mm'],
  ['2-1/4" wide, 2-3/8" high', '57 mm wide, 60 mm high'],
  ['9/16" round pin', '14 mm round pin'],
  ['0.047" wall', '1.2 mm wall'],
  ['44 inches long, 1/2" square', '1118 mm long, 13 mm square'],
  ['3/4 inch floors', '19 mm floors'],
  ['12 ft, Red Oak', '3658 mm, Red Oak'],
  ["8', 10' or 20'", "8', 3048 mm or 6096 mm".replace("8'", '2438 mm')],
  ['8 to 20 feet long', '2438 to 6096 mm long'],
  [`5' 6-1/2"`, '1689 mm'],
  ['packs 147 in long; parcels end at 96 in.', 'packs 3734 mm long; parcels end at 2438 mm.'],
  ['1/2" (12.7) square', '12.7 mm square'],
  ['between 34 and 38 inches', 'between 864 and 965 mm'],
  ['in 8, 10 and 12 feet', 'in 2438, 3048 and 3658 mm'],
  ['8, 10, 12 or 16 ft', '2438, 3048, 3658 or 4877 mm'],
  ['PDF, 17 × 11 in', 'PDF, 432 × 279 mm'],
  ['1 1/4" dowel', '32 mm dowel'],
  ['1,728 inches in all', '43891 mm in all'],
  ['34-38 inches high', '864-965 mm high'],
  ['1-1/2 to 2-1/4 inches', '38 to 57 mm'],
  ['Pack of 8, 20" long', 'Pack of 8, 508 mm long'],
  ['Item M-399 1/2" square', 'Item M-399 13 mm square'],
  ['147" × 4" × 4"', '3734 mm × 102 mm × 102 mm'],
  ['14 risers of 7-5/8" (7.643") and treads of 10"', '14 risers of 194 mm and treads of 254 mm'],
  ['inches to 1/16 (mm)', 'mm'],
  ['a ball four inches across', 'a ball 102 mm across'],
  ['Three inches of half-inch bar', '76 mm of 13 mm bar'],
  ['seven and a half inches wide', '191 mm wide'],
  ['up to twenty feet', 'up to 6096 mm'],
  ['a strip an inch and a half wide', 'a strip 38 mm wide'],
  ['Three quarters of an inch to an inch and a quarter is right', '19 mm to 32 mm is right'],
  ['half an inch more, or a quarter of an inch', '13 mm more, or 6.4 mm'],
  ['Rise 9′ 4-1/2″', 'Rise 2858 mm'],
  ['Run 11′', 'Run 3353 mm'],
  ['a dent every inch and an eighth', 'a dent every 29 mm'],
  ['A full inch of knuckle', 'A full 25 mm of knuckle'],
  ['A foot high, within a foot of the ends', '305 mm high, within 305 mm of the ends'],
  ['1-3/4" (44) deep, inches with millimeters.', '44 mm deep.'],
  ['drawn with its dimensions in inches', 'drawn with its dimensions in millimeters'],
  ['cut to 72" + 72"', 'cut to 1829 mm + 1829 mm'],
])('%s is %s', (inches, millimetres) => {
  expect(inMillimetres(inches)).toBe(millimetres)
})

test.each([
  '$15.00',
  'Item M-399 · Quantity 2, $34.99 each',
  '8 in stock',
  'Showing 8 of 20',
  'Ships in 2-8 business days',
  '10,000 sq ft',
  '3 in your cart',
  'Type II, IRC R311.7.8.5',
  '6010 style fitting',
  '4 fl oz (118 ml)',
  '50 to 90 °F',
  "the '90s",
  'One and a half slow turns',
  'Three to the foot, 18 threads to the inch',
  'on a foot long enough for a plow, one for each foot',
  'Trenton, NJ 08608',
])('%s is left as it is', (text) => {
  expect(inMillimetres(text)).toBe(text)
})

/** Threads are counted to the inch. */
const SAYINGS = /to the inch\b/g

test('no length of a specification, a dimension, a description or a feature is left in inches or feet', () => {
  const left = catalogue.flatMap(({ id, dimensions, specifications, features, ...product }) =>
    [dimensions, ...Object.values(specifications), ...features, product.description]
      .map((text) => inMillimetres(text).replace(SAYINGS, ''))
      .filter((text) => /\d(?:"|')(?!\w)|\b(?:inch|inches|ft)\b|\d (?:feet|foot)\b/.test(text))
      .map((text) => `${id}: ${text}`),
  )
  expect(left).toEqual([])
})
