import type { Entries } from '../../entries.ts'
import {
  ROUND_5_8_HOLLOW,
  SQUARE_1_2_HOLLOW,
  SQUARE_1_2_SOLID,
  SQUARE_5_8_SOLID,
  SQUARE_9_16_SOLID,
} from './bars.ts'
import type { IronBalusterEntry } from '../make-iron-baluster.ts'
import { basket, collar, knuckle, twist } from './ornaments.ts'

export const baskets: Entries<IronBalusterEntry> = {
  'm-399': {
    title: 'Single Basket Iron Baluster',
    priceCents: 3499,
    finish: 'all',
    bar: SQUARE_1_2_HOLLOW,
    ornaments: [basket(22, 7, 2)],
    description:
      'The classic basket on a half inch bar: four rods make half a turn around each other and are welded into a forged ring at both ends. One to every two or three plain bars keeps a long flight from looking crowded.',
    searchKeywords: ['single basket', 'birdcage'],
  },
  'm-400': {
    title: 'Double Basket Iron Baluster',
    priceCents: 4699,
    finish: 'all',
    bar: SQUARE_1_2_HOLLOW,
    ornaments: [basket(18.75, 4.5, 1.875), basket(25.25, 4.5, 1.875)],
    description:
      'Two short baskets two inches apart. Set beside single baskets it gives the old one and two rhythm of a traditional stair, the middle of the single one on the gap of the double.',
    searchKeywords: ['double basket', 'birdcage'],
  },
  'm-401': {
    title: 'Basket and Two Knuckles Iron Baluster',
    priceCents: 4399,
    finish: 'SB',
    bar: SQUARE_1_2_HOLLOW,
    ornaments: [basket(22, 6, 2), knuckle(17.25, 2, 0.875), knuckle(26.75, 2, 0.875)],
    description:
      'A six inch basket between two small knuckles. The knuckles pick up those of plainer bars in the same flight, so the pattern reads as one family.',
    searchKeywords: ['versatile', 'birdcage'],
  },
  'm-402': {
    title: 'Slim Basket Iron Baluster',
    priceCents: 3199,
    finish: 'SB',
    bar: SQUARE_1_2_HOLLOW,
    ornaments: [basket(22, 8, 1.5, { rods: 4, rodIn: 0.1875 })],
    description:
      'A long, narrow basket of thin rods for people who find the usual one too round. Stands between old and new, and leaves more clear width where codes are strict.',
    searchKeywords: ['narrow', 'slender'],
  },
  'm-403': {
    title: 'Solid Single Basket Iron Baluster',
    priceCents: 4299,
    finish: 'ORB',
    bar: SQUARE_9_16_SOLID,
    ornaments: [basket(22, 7.5, 2.25)],
    description:
      'The single basket forged from solid nine sixteenths bar, a shade heavier in the hand than the hollow one. Goes with hammered bars of the same size in a period house.',
    searchKeywords: ['single basket', 'heavy', 'bronze'],
  },
  'm-404': {
    title: 'Six Rod Basket Iron Baluster',
    priceCents: 4999,
    finish: 'SB',
    bar: SQUARE_5_8_SOLID,
    ornaments: [basket(22, 8, 2.5, { rods: 6, rodIn: 0.25 })],
    description:
      'Six rods in place of four make a close cage that looks full from every side. A traditional center piece for a landing, on solid five eighths bar that carries its width.',
    searchKeywords: ['cage', 'birdcage', 'heavy'],
  },
  'm-405': {
    title: 'Twist and Basket Iron Baluster',
    priceCents: 4199,
    finish: 'ORB',
    bar: SQUARE_1_2_SOLID,
    ornaments: [basket(22, 6, 2), twist(14.5, 5, 1.75), twist(29.5, 5, 1.75)],
    description:
      'A basket with a short twist below and above it, all in one solid bar. Repeat it every third place among single twists, and the traditional pattern makes itself.',
    searchKeywords: ['twist basket', 'bronze'],
  },
  'm-406': {
    title: 'Basket on Round Bar Iron Baluster',
    priceCents: 3899,
    finish: 'PW',
    bar: ROUND_5_8_HOLLOW,
    ornaments: [basket(22, 7, 2.25)],
    description:
      'A basket on round five eighths tube, for stairs whose rails and newels are round as well. A round bar sits in a round hole, so the shoe is only there for looks.',
    searchKeywords: ['round basket', 'gray'],
  },
  'm-407': {
    title: 'Long Basket Iron Baluster',
    priceCents: 3999,
    finish: 'CV',
    bar: SQUARE_1_2_HOLLOW,
    ornaments: [basket(22, 10, 2)],
    description:
      'Ten inches of basket instead of seven, drawn out to two inches and no wider. The copper in the finish shows on the outer turn of each rod.',
    searchKeywords: ['tall basket', 'copper'],
  },
  'm-408': {
    title: 'Collared Basket Iron Baluster',
    priceCents: 4149,
    finish: 'AB',
    bar: SQUARE_1_2_HOLLOW,
    ornaments: [basket(22, 7, 2.125), collar(14.5, 0.5, 0.875), collar(29.5, 0.5, 0.875)],
    description:
      'A classic basket with a collar on the bar four inches off each end. The collars hide nothing; they give the eye a start and a stop on a tall bar.',
    searchKeywords: ['banded', 'brass tone'],
  },
}
