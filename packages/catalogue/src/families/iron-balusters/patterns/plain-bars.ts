import type { Entries } from '../../entries.ts'
import {
  ROUND_1_2_SOLID,
  ROUND_5_8_HOLLOW,
  ROUND_9_16_HOLLOW,
  SQUARE_1_2_HOLLOW,
  SQUARE_1_2_SOLID,
  SQUARE_3_4_HOLLOW,
  SQUARE_5_8_SOLID,
} from './bars.ts'
import type { IronBalusterEntry } from '../make-iron-baluster.ts'
import { belly } from './ornaments.ts'

export const plainBars: Entries<IronBalusterEntry> = {
  'm-101': {
    title: 'Plain Square Iron Baluster',
    priceCents: 899,
    finish: 'all',
    bar: SQUARE_1_2_HOLLOW,
    ornaments: [],
    description:
      'Half inch hollow square bar and nothing else. It is the field in which baskets and twists stand, and by itself it makes a clean modern flight.',
    searchKeywords: ['plain bar', 'straight', 'filler'],
  },
  'm-102': {
    title: 'Plain Solid Square Iron Baluster',
    priceCents: 1099,
    finish: 'SB',
    bar: SQUARE_1_2_SOLID,
    ornaments: [],
    description:
      'The plain half inch bar in solid steel, three pounds to the piece. Use it with solid twists; hollow and solid bars do not take the coat alike and should not share a flight.',
    searchKeywords: ['plain bar', 'straight', 'filler'],
  },
  'm-103': {
    title: 'Plain Heavy Square Iron Baluster',
    priceCents: 1599,
    finish: 'SB',
    bar: SQUARE_5_8_SOLID,
    ornaments: [],
    description:
      'Plain five eighths solid bar for stairs with a large rail. The extra eighth shows more than one would think, and it is the partner of the heavy twist and the six rod basket.',
    searchKeywords: ['plain bar', '5/8', 'straight'],
  },
  'm-104': {
    title: 'Plain Round Iron Baluster',
    priceCents: 1149,
    finish: 'SV',
    bar: ROUND_5_8_HOLLOW,
    ornaments: [],
    description:
      'Round five eighths tube in a light silver coat. With a square rail and no shoes it is about as minimal as iron gets.',
    searchKeywords: ['plain bar', 'tube', 'silver'],
  },
  'm-105': {
    title: 'Plain Tall Iron Baluster',
    priceCents: 1249,
    finish: 'SB',
    bar: SQUARE_1_2_SOLID,
    lengthIn: 47,
    ornaments: [],
    description:
      'The plain solid bar three inches longer, for goosenecks, for three bars on a deep tread, and for rails at forty-two inches. Cut what is over from the foot.',
    searchKeywords: ['plain bar', '47', 'long', 'gooseneck'],
  },
  'm-106': {
    title: 'Plain Pencil Iron Baluster',
    priceCents: 1049,
    finish: 'PW',
    bar: ROUND_1_2_SOLID,
    ornaments: [],
    description:
      'Half inch round rod in pewter, the thinnest bar we carry. Goes with the pencil knuckle in a contemporary stair.',
    searchKeywords: ['plain bar', 'rod', 'thin', 'gray'],
  },
  'm-107': {
    title: 'Plain Wide Square Iron Baluster',
    priceCents: 1749,
    finish: 'ORB',
    bar: SQUARE_3_4_HOLLOW,
    ornaments: [],
    description:
      'Three quarter inch tube, hollow, so that it looks like estate work and still goes up the stair by the armful. Two to a tread hold on runs up to nine and a half inches.',
    searchKeywords: ['plain bar', '3/4', 'bronze'],
  },
  'm-110': {
    title: 'Belly Iron Baluster',
    priceCents: 2449,
    finish: 'SB',
    bar: SQUARE_1_2_SOLID,
    ornaments: [belly(6, 26, 5)],
    description:
      'Bowed out five inches from six inches above the floor, to leave room for feet and flower pots on a balcony. The traditional belly of New Orleans, in solid bar.',
    searchKeywords: ['belly', 'bow', 'balcony', 'bombay'],
  },
  'm-111': {
    title: 'Shallow Belly Iron Baluster',
    priceCents: 2349,
    finish: 'AB',
    bar: ROUND_9_16_HOLLOW,
    ornaments: [belly(6, 24, 3)],
    description:
      'A gentler bow of three inches in round tube. It keeps within the width of most landings and gives a straight balustrade a slow wave.',
    searchKeywords: ['belly', 'bow', 'balcony', 'bombay'],
  },
}
