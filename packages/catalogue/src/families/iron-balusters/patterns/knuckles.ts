import type { Entries } from '../../entries.ts'
import {
  ROUND_1_2_SOLID,
  ROUND_3_4_HOLLOW,
  ROUND_5_8_HOLLOW,
  SQUARE_1_2_HOLLOW,
  SQUARE_1_2_SOLID,
  SQUARE_5_8_HOLLOW,
  SQUARE_9_16_SOLID,
} from './bars.ts'
import type { IronBalusterEntry } from '../make-iron-baluster.ts'
import { collar, knuckle } from './ornaments.ts'

export const knuckles: Entries<IronBalusterEntry> = {
  'm-501': {
    title: 'Single Knuckle Iron Baluster',
    priceCents: 1449,
    finish: 'all',
    bar: SQUARE_1_2_HOLLOW,
    ornaments: [knuckle(23, 3.125, 0.8125)],
    description:
      'One faceted knuckle, three inches long, just above the middle of a hollow bar. Enough ornament to look chosen, and little enough to live between old and new furniture.',
    searchKeywords: ['single knuckle', 'versatile'],
  },
  'm-502': {
    title: 'Double Knuckle Iron Baluster',
    priceCents: 1749,
    finish: 'SB',
    bar: SQUARE_1_2_HOLLOW,
    ornaments: [knuckle(18.5, 3.125, 0.8125), knuckle(27.5, 3.125, 0.8125)],
    description:
      'Two knuckles nine inches apart, evenly about the place where the single one would sit. Alternated with M-501 the knuckles fall into three level lines along the flight.',
    searchKeywords: ['two knuckles', 'versatile'],
  },
  'm-503': {
    title: 'Triple Knuckle Iron Baluster',
    priceCents: 2099,
    finish: 'SB',
    bar: SQUARE_1_2_HOLLOW,
    ornaments: [knuckle(15, 2.5, 0.8125), knuckle(22, 2.5, 0.8125), knuckle(29, 2.5, 0.8125)],
    description:
      'Three knuckles seven inches apart. Best on tall balconies, where bars with one knuckle leave a broad plain band under the rail.',
    searchKeywords: ['three knuckles'],
  },
  'm-504': {
    title: 'Round Single Knuckle Iron Baluster',
    priceCents: 1699,
    finish: 'SV',
    bar: ROUND_5_8_HOLLOW,
    ornaments: [knuckle(22, 2.5, 1.125)],
    description:
      'A single knuckle on round five eighths tube in a light silver coat. The round bar and the one hard edge of the knuckle suit a contemporary stair of glass and pale wood.',
    searchKeywords: ['round knuckle', 'silver'],
  },
  'm-505': {
    title: 'Round Double Knuckle Iron Baluster',
    priceCents: 1999,
    finish: 'SV',
    bar: ROUND_5_8_HOLLOW,
    ornaments: [knuckle(18, 2.5, 1.125), knuckle(26, 2.5, 1.125)],
    description:
      'The partner of the round single knuckle, with two of them eight inches apart. Both come on the same tube and in the same silver coat, for the same modern stair.',
    searchKeywords: ['round knuckle', 'silver'],
  },
  'm-506': {
    title: 'Solid Knuckle Iron Baluster',
    priceCents: 1949,
    finish: 'ORB',
    bar: SQUARE_9_16_SOLID,
    ornaments: [knuckle(22, 3, 1)],
    description:
      'A full inch of knuckle on solid nine sixteenths bar. Made to stand with hammered and twisted bars of that size, whose shoes it shares.',
    searchKeywords: ['heavy', 'bronze'],
  },
  'm-507': {
    title: 'Long Knuckle Iron Baluster',
    priceCents: 1849,
    finish: 'PW',
    bar: SQUARE_5_8_HOLLOW,
    ornaments: [knuckle(22, 6, 1)],
    description:
      'The knuckle drawn out to six inches, so that it reads as a slow swelling of the bar rather than a bead on it. Minimal, and easy to wipe clean.',
    searchKeywords: ['swell', 'gray'],
  },
  'm-508': {
    title: 'Collared Knuckle Iron Baluster',
    priceCents: 2249,
    finish: 'VB',
    bar: SQUARE_1_2_SOLID,
    ornaments: [knuckle(22, 2.5, 0.875), collar(19.5, 0.4375, 0.75), collar(24.5, 0.4375, 0.75)],
    description:
      'A knuckle with a collar an inch off each end, in vintage brass. The three together look like a small turned spindle and suit a colonial interior.',
    searchKeywords: ['brass', 'banded'],
  },
  'm-509': {
    title: 'Pencil Knuckle Iron Baluster',
    priceCents: 1349,
    finish: 'SB',
    bar: ROUND_1_2_SOLID,
    ornaments: [knuckle(22, 1.5, 0.75)],
    description:
      'A slim round bar with a knuckle of an inch and a half: the smallest interruption we forge. Contemporary and nearly invisible from the side.',
    searchKeywords: ['thin', 'round'],
  },
  'm-510': {
    title: 'Grand Knuckle Iron Baluster',
    priceCents: 2699,
    finish: 'AB',
    bar: ROUND_3_4_HOLLOW,
    ornaments: [knuckle(17, 2.5, 1.375), knuckle(22, 3.5, 1.5), knuckle(27, 2.5, 1.375)],
    description:
      'One large knuckle between two smaller ones on three quarter inch tube. It has the presence of a traditional cast bar at a third of the weight.',
    searchKeywords: ['3/4', 'large', 'bronze'],
  },
}
