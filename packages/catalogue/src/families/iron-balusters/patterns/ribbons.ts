import type { Entries } from '../../entries.ts'
import { ROUND_5_8_HOLLOW, SQUARE_1_2_HOLLOW, SQUARE_1_2_SOLID, SQUARE_5_8_HOLLOW } from './bars.ts'
import type { IronBalusterEntry } from '../make-iron-baluster.ts'
import { collar, ribbon } from './ornaments.ts'

export const ribbons: Entries<IronBalusterEntry> = {
  'm-601': {
    title: 'Single Ribbon Iron Baluster',
    priceCents: 1849,
    finish: 'SB',
    bar: SQUARE_1_2_HOLLOW,
    ornaments: [ribbon(22, 7, 1, 1.5)],
    description:
      'The bar gives way to an inch of flat strip that makes one and a half turns. From the front it is three lenses of light; from a step lower it is something else again.',
    searchKeywords: ['single ribbon', 'flat twist'],
  },
  'm-602': {
    title: 'Double Ribbon Iron Baluster',
    priceCents: 2399,
    finish: 'SB',
    bar: SQUARE_1_2_HOLLOW,
    ornaments: [ribbon(17.75, 5.5, 1, 1), ribbon(26.25, 5.5, 1, 1)],
    description:
      'Two ribbons of one full turn each with three inches of bar between. Meant to alternate with the single ribbon, whose middle falls exactly into the gap.',
    searchKeywords: ['two ribbons', 'flat twist'],
  },
  'm-603': {
    title: 'Long Ribbon Iron Baluster',
    priceCents: 2599,
    finish: 'SV',
    bar: SQUARE_1_2_HOLLOW,
    ornaments: [ribbon(22, 18, 1, 2)],
    description:
      'Eighteen inches of strip in two slow turns. In silver vein it is the most contemporary of the ribbons, and it throws a moving shadow on the wall behind.',
    searchKeywords: ['slow ribbon', 'silver'],
  },
  'm-604': {
    title: 'Wide Ribbon Iron Baluster',
    priceCents: 2249,
    finish: 'ORB',
    bar: SQUARE_5_8_HOLLOW,
    ornaments: [ribbon(22, 8, 1.5, 1)],
    description:
      'A strip an inch and a half wide, turned once between forged rings. One of these among four plain bars is plenty.',
    searchKeywords: ['broad', 'bronze'],
  },
  'm-605': {
    title: 'Collared Ribbon Iron Baluster',
    priceCents: 2349,
    finish: 'CV',
    bar: SQUARE_1_2_SOLID,
    ornaments: [ribbon(22, 8, 1, 1.5), collar(13.5, 0.5, 0.8125), collar(30.5, 0.5, 0.8125)],
    description:
      'A ribbon with a collar four and a half inches off each end. The copper vein catches on the edges of the strip, as on period gate work.',
    searchKeywords: ['copper', 'banded'],
  },
  'm-606': {
    title: 'Round Bar Ribbon Iron Baluster',
    priceCents: 2099,
    finish: 'PW',
    bar: ROUND_5_8_HOLLOW,
    ornaments: [ribbon(22, 9, 1.125, 1)],
    description:
      'Round tube flattened into a ribbon of a single turn, in pewter. The change from round to flat is the whole ornament, which keeps it minimal.',
    searchKeywords: ['round', 'gray'],
  },
}
