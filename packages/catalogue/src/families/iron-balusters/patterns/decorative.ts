import type { Entries } from '../../entries.ts'
import { SQUARE_1_2_SOLID, SQUARE_5_8_SOLID, SQUARE_9_16_SOLID } from './bars.ts'
import type { IronBalusterEntry } from '../make-iron-baluster.ts'
import { collar, leaves, scrolls } from './ornaments.ts'

export const decorative: Entries<IronBalusterEntry> = {
  'm-701': {
    title: 'C-Scroll Iron Baluster',
    priceCents: 4899,
    finish: 'SB',
    bar: SQUARE_1_2_SOLID,
    ornaments: [scrolls('C', 22, 9, 5), collar(22, 0.625, 1.5)],
    description:
      'Two C scrolls back to back, tied to the bar by a collar as a smith would tie them. A classic panel between plain bars, five inches across.',
    searchKeywords: ['c scroll', 'scrollwork'],
  },
  'm-702': {
    title: 'S-Scroll Iron Baluster',
    priceCents: 4999,
    finish: 'SB',
    bar: SQUARE_1_2_SOLID,
    ornaments: [scrolls('S', 22, 10, 6)],
    description:
      'An S scroll on each side of the bar, curling in at the foot and out at the head. Set in a row the scrolls of neighbors almost touch, like traditional gate work.',
    searchKeywords: ['s scroll', 'scrollwork'],
  },
  'm-703': {
    title: 'Heart Scroll Iron Baluster',
    priceCents: 5199,
    finish: 'ORB',
    bar: SQUARE_1_2_SOLID,
    ornaments: [scrolls('heart', 23, 8, 5.5)],
    description:
      'Two bars spring from one point and roll in at the top to make an open heart about the spindle. It comes from Spanish colonial balconies and belongs on landings.',
    searchKeywords: ['heart', 'scrollwork', 'spanish', 'bronze'],
  },
  'm-704': {
    title: 'Double C-Scroll Iron Baluster',
    priceCents: 6299,
    finish: 'AB',
    bar: SQUARE_1_2_SOLID,
    ornaments: [
      scrolls('C', 19, 5.5, 4),
      scrolls('C', 25, 5.5, 4),
      collar(19, 0.5, 1.375),
      collar(25, 0.5, 1.375),
    ],
    description:
      'Two pairs of C scrolls one above the other, each tied by its own collar. It fills a tall opening without growing wider than four inches.',
    searchKeywords: ['c scroll', 'scrollwork', 'bronze'],
  },
  'm-705': {
    title: 'Leaf Iron Baluster',
    priceCents: 3899,
    finish: 'VB',
    bar: SQUARE_1_2_SOLID,
    ornaments: [leaves(22, 6, 2.5, 3)],
    description:
      'Three pairs of forged leaves climb the middle of the bar. In vintage brass the veins hold the dark and the edges the light.',
    searchKeywords: ['leaves', 'brass', 'botanical'],
  },
  'm-706': {
    title: 'Collared Leaf Iron Baluster',
    priceCents: 4299,
    finish: 'CV',
    bar: SQUARE_9_16_SOLID,
    ornaments: [leaves(22.25, 4.5, 3, 2), collar(19.5, 0.5, 0.9375)],
    description:
      'Two pairs of broad leaves that seem to grow out of a collar, on solid nine sixteenths bar. The copper vein suits them better than black would.',
    searchKeywords: ['leaves', 'copper', 'botanical'],
  },
  'm-707': {
    title: 'Large Heart Scroll Iron Baluster',
    priceCents: 7999,
    finish: 'SB',
    bar: SQUARE_5_8_SOLID,
    ornaments: [scrolls('heart', 22.5, 11, 7.5, 0.5), collar(16.5, 0.625, 1)],
    description:
      'A heart seven and a half inches wide in half inch bar, to stand alone at the center of a balcony. Traditional work in the full sense: heated, rolled and collared.',
    searchKeywords: ['heart', 'scrollwork', 'center panel'],
  },
  'm-708': {
    title: 'Tall S-Scroll Iron Baluster',
    priceCents: 6499,
    finish: 'SB',
    bar: SQUARE_9_16_SOLID,
    ornaments: [scrolls('S', 22, 12, 5), collar(22, 0.5, 1.125)],
    description:
      'Slender S scrolls a foot high that keep close to the bar and leave the openings narrow. The drawing is classic; the quiet proportions let it pass in a newer house.',
    searchKeywords: ['s scroll', 'scrollwork'],
  },
}
