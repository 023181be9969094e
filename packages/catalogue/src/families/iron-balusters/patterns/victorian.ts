import type { Entries } from '../../entries.ts'
import { ROUND_5_8_SOLID, ROUND_9_16_SOLID, SQUARE_1_2_SOLID, SQUARE_9_16_SOLID } from './bars.ts'
import type { IronBalusterEntry } from '../make-iron-baluster.ts'
import { collar, hammered, knuckle, leaves, scrolls } from './ornaments.ts'

export const victorian: Entries<IronBalusterEntry> = {
  'm-801': {
    title: 'Gothic Iron Baluster',
    priceCents: 2599,
    finish: 'CV',
    bar: SQUARE_9_16_SOLID,
    ornaments: [hammered(0, 43.25, 1.125)],
    description:
      'Square bar stamped with a dent every inch and an eighth on all four sides, end to end. The machine keeps the spacing, so that a whole flight lines up, as Gothic revival ironwork did.',
    searchKeywords: ['gothic', 'hammered', 'copper'],
  },
  'm-802': {
    title: 'Victorian Parlor Iron Baluster',
    priceCents: 4449,
    finish: 'SB',
    bar: SQUARE_1_2_SOLID,
    ornaments: [
      scrolls('C', 22, 6, 4),
      collar(22, 0.5, 1.375),
      knuckle(16.5, 1.5, 0.875),
      knuckle(27.5, 1.5, 0.875),
    ],
    description:
      'A small pair of C scrolls with a knuckle below and above. Row houses of the eighteen eighties had it at every second place, with plain bars between.',
    searchKeywords: ['row house', 'scrollwork'],
  },
  'm-803': {
    title: 'Victorian Lyre Iron Baluster',
    priceCents: 4799,
    finish: 'AB',
    bar: SQUARE_1_2_SOLID,
    ornaments: [scrolls('heart', 22.5, 9, 4), collar(17.5, 0.5, 0.9375), collar(22, 0.5, 0.875)],
    description:
      'A narrow heart drawn up until it is a lyre, standing on a collar. The bar goes through it like the string, as on parlor stairs of the eighteen seventies.',
    searchKeywords: ['lyre', 'scrollwork', 'bronze'],
  },
  'm-804': {
    title: 'Victorian Ringed Iron Baluster',
    priceCents: 2299,
    finish: 'VB',
    bar: ROUND_5_8_SOLID,
    ornaments: [
      collar(16, 0.625, 1.125),
      collar(19, 0.625, 1.125),
      collar(25, 0.625, 1.125),
      collar(28, 0.625, 1.125),
    ],
    description:
      'Round bar with two pairs of rings, the way cast spindles were turned before casting gave way to steel. The brass coat makes it a good partner for a mahogany rail.',
    searchKeywords: ['rings', 'brass', 'spindle'],
  },
  'm-805': {
    title: 'Victorian Acanthus Iron Baluster',
    priceCents: 4649,
    finish: 'VB',
    bar: ROUND_9_16_SOLID,
    ornaments: [leaves(22, 5, 2.25, 2), collar(18.75, 0.5, 1), collar(25.5, 0.375, 0.875)],
    description:
      'Acanthus leaves between two rings on a round bar. The ornament sits at the middle, where a hand on the rail does not meet its points.',
    searchKeywords: ['acanthus', 'leaves', 'brass'],
  },
  'm-806': {
    title: 'Victorian Newelside Iron Baluster',
    priceCents: 3149,
    finish: 'SB',
    bar: SQUARE_1_2_SOLID,
    ornaments: [
      knuckle(22, 2.5, 1),
      collar(17, 0.5, 0.875),
      collar(18.5, 0.375, 0.75),
      collar(25.5, 0.375, 0.75),
      collar(27, 0.5, 0.875),
    ],
    description:
      'Rings of two sizes step up to a knuckle and down again. Put one at each side of a newel and plain bars between; that is how the pattern books had it.',
    searchKeywords: ['rings', 'banded'],
  },
}
