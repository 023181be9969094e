import type { Entries } from '../../entries.ts'
import {
  SQUARE_1_2_HOLLOW,
  SQUARE_1_2_SOLID,
  SQUARE_3_4_SOLID,
  SQUARE_5_8_SOLID,
  SQUARE_9_16_SOLID,
} from './bars.ts'
import type { IronBalusterEntry } from '../make-iron-baluster.ts'
import { collar, knuckle, twist } from './ornaments.ts'

export const twists: Entries<IronBalusterEntry> = {
  'm-301': {
    title: 'Single Twist Iron Baluster',
    priceCents: 1249,
    finish: 'all',
    bar: SQUARE_1_2_SOLID,
    ornaments: [twist(23.75, 7, 2.5)],
    description:
      'Seven inches of cold twist a little above the middle of a solid half inch bar. The most ordered of all traditional bars, and the one that others are measured against.',
    searchKeywords: ['single twist', 'cold twist'],
  },
  'm-302': {
    title: 'Double Twist Iron Baluster',
    priceCents: 1549,
    finish: 'SB',
    bar: SQUARE_1_2_SOLID,
    ornaments: [twist(16, 6, 2.25), twist(28, 6, 2.25)],
    description:
      'Two six inch twists with plain bar between. Alternate it with the single twist for the one and two pattern of a traditional flight.',
    searchKeywords: ['two twists', 'cold twist'],
  },
  'm-303': {
    title: 'Triple Twist Iron Baluster',
    priceCents: 1799,
    finish: 'ORB',
    bar: SQUARE_1_2_SOLID,
    ornaments: [twist(13, 4.5, 1.75), twist(22, 4.5, 1.75), twist(31, 4.5, 1.75)],
    description:
      'Three short twists, the middle one on the center of the bar. It fills a tall opening evenly, where a single twist would leave too much plain bar above and below.',
    searchKeywords: ['three twists', 'bronze'],
  },
  'm-305': {
    title: 'Long Twist Iron Baluster',
    priceCents: 1649,
    finish: 'SB',
    bar: SQUARE_1_2_SOLID,
    ornaments: [twist(22, 18, 6.5)],
    description:
      'Eighteen inches of twist, six and a half turns, ending in plain bar at both ends for shoe and rail. Used at every place it makes a rope wall; used at every third it stays quiet.',
    searchKeywords: ['rope', 'cold twist'],
  },
  'm-306': {
    title: 'Full Twist Iron Baluster',
    priceCents: 1999,
    finish: 'SB',
    bar: SQUARE_1_2_SOLID,
    ornaments: [twist(22, 28, 10)],
    description:
      'Twisted for twenty-eight inches, nearly from shoe to rail, with enough square bar left at the foot to trim. A period pattern often seen in houses of the nineteen twenties.',
    searchKeywords: ['rope', 'barley'],
  },
  'm-308': {
    title: 'Open Twist Iron Baluster',
    priceCents: 1399,
    finish: 'PW',
    bar: SQUARE_1_2_HOLLOW,
    ornaments: [twist(22, 12, 1.5)],
    description:
      'One and a half slow turns over a foot of bar. The light runs up it in long bands, which makes it the twist to use in a contemporary room.',
    searchKeywords: ['slow twist', 'gray'],
  },
  'm-309': {
    title: 'Opposed Twist Iron Baluster',
    priceCents: 1699,
    finish: 'AB',
    bar: SQUARE_1_2_SOLID,
    ornaments: [twist(18.75, 5.5, 2), twist(25.25, 5.5, -2)],
    description:
      'Two twists that run against each other and meet in an inch of square bar. A row of them draws a chevron along the flight.',
    searchKeywords: ['reverse twist', 'left hand', 'bronze'],
  },
  'm-311': {
    title: 'Collared Twist Iron Baluster',
    priceCents: 1849,
    finish: 'CV',
    bar: SQUARE_1_2_SOLID,
    ornaments: [twist(22, 9, 3.25), collar(17.25, 0.375, 0.75), collar(26.75, 0.375, 0.75)],
    description:
      'A nine inch twist held between two narrow collars. They sit where the twist runs out into plain bar and make the change crisp, as smiths of the period did.',
    searchKeywords: ['banded', 'copper'],
  },
  'm-314': {
    title: 'Heavy Single Twist Iron Baluster',
    priceCents: 1899,
    finish: 'SB',
    bar: SQUARE_5_8_SOLID,
    ornaments: [twist(23.75, 8, 2.25)],
    description:
      'The single twist in solid five eighths bar, nearly five pounds apiece. For wide stairs and large rails beside which half inch bar looks like wire.',
    searchKeywords: ['5/8', 'heavy'],
  },
  'm-316': {
    title: 'Twist and Knuckle Iron Baluster',
    priceCents: 2149,
    finish: 'ORB',
    bar: SQUARE_9_16_SOLID,
    ornaments: [knuckle(22, 2.5, 0.9375), twist(16.25, 6, 2), twist(27.75, 6, 2)],
    description:
      'A knuckle at the center with a six inch twist on either side. Three things happen on one bar, so it wants plain company: two plain ones to each of these.',
    searchKeywords: ['versatile', 'bronze'],
  },
  'm-318': {
    title: 'Estate Twist Iron Baluster',
    priceCents: 2899,
    finish: 'SB',
    bar: SQUARE_3_4_SOLID,
    ornaments: [twist(22, 14, 3.5)],
    description:
      'Three quarter inch solid bar with fourteen inches of slow twist. At seven pounds a bar it belongs on a traditional stone or oak stair with a rail to match.',
    searchKeywords: ['3/4', 'heavy', 'estate'],
  },
}
