import type { Entries } from '../../entries.ts'
import { ROUND_9_16_SOLID, SQUARE_1_2_SOLID, SQUARE_9_16_SOLID } from './bars.ts'
import type { IronBalusterEntry } from '../make-iron-baluster.ts'
import { collar, hammered, leaves, twist } from './ornaments.ts'

export const artistic: Entries<IronBalusterEntry> = {
  'm-951': {
    title: 'Tuscan Square Hammered Iron Baluster',
    priceCents: 2899,
    finish: 'ORB',
    bar: SQUARE_9_16_SOLID,
    ornaments: [hammered(0, 43.25, 0.625)],
    description:
      'Solid square bar worked by hand on every face, so that it measures anything from half an inch to five eighths. Check each bar against the hole before you drill the next.',
    searchKeywords: ['tuscan', 'hand hammered', 'bronze'],
  },
  'm-952': {
    title: 'Tuscan Round Hammered Iron Baluster',
    priceCents: 2849,
    finish: 'ORB',
    bar: ROUND_9_16_SOLID,
    ornaments: [hammered(0, 43.25, 0.75)],
    description:
      'The round companion of the Tuscan square: nine sixteenths bar with soft dents all over. A round hole fits it, which makes it the quicker of the two to set.',
    searchKeywords: ['tuscan', 'hand hammered', 'bronze'],
  },
  'm-953': {
    title: 'Hammered Middle Iron Baluster',
    priceCents: 2649,
    finish: 'SB',
    bar: SQUARE_9_16_SOLID,
    ornaments: [hammered(14, 30, 0.625), collar(14, 0.5, 0.875), collar(30, 0.5, 0.875)],
    description:
      'Sixteen inches of hammer work between two collars; plain bar above and below, so that shoe and rail meet a true square. Rustic where it shows and exact where it fits.',
    searchKeywords: ['rustic', 'hand hammered'],
  },
  'm-954': {
    title: 'Artistic Branch Iron Baluster',
    priceCents: 5149,
    finish: 'AB',
    bar: ROUND_9_16_SOLID,
    ornaments: [leaves(17.5, 2.5, 2.5, 1), leaves(22.5, 2.5, 2.5, 1), leaves(27.5, 2.5, 2.5, 1)],
    description:
      'A round bar treated as a branch, with a pair of leaves every five inches. Each leaf is cut, veined and bent by hand, and no two bars are quite the same.',
    searchKeywords: ['branch', 'leaves', 'botanical', 'bronze'],
  },
  'm-955': {
    title: 'Artistic Vine Iron Baluster',
    priceCents: 5599,
    finish: 'VB',
    bar: SQUARE_1_2_SOLID,
    ornaments: [leaves(22, 11, 2.25, 5)],
    description:
      'Five pairs of narrow leaves over eleven inches of bar. A run of them is a hedge; one in every six is a surprise.',
    searchKeywords: ['vine', 'leaves', 'brass', 'botanical'],
  },
  'm-956': {
    title: 'Artistic Forge Iron Baluster',
    priceCents: 3349,
    finish: 'CV',
    bar: SQUARE_9_16_SOLID,
    ornaments: [hammered(10, 19, 0.625), twist(22, 6, 1.25), hammered(25, 34, 0.625)],
    description:
      'A slow twist with hammered bar below and above it: every process of the forge on one piece. Made for the contemporary lodge rather than the town house.',
    searchKeywords: ['hand hammered', 'lodge', 'copper'],
  },
}
