import type { Entries } from '../../entries.ts'
import {
  ROUND_5_8_HOLLOW,
  SQUARE_1_2_HOLLOW,
  SQUARE_1_2_SOLID,
  SQUARE_5_8_HOLLOW,
  SQUARE_9_16_SOLID,
} from './bars.ts'
import type { IronBalusterEntry } from '../make-iron-baluster.ts'
import { panel } from './ornaments.ts'

export const panels: Entries<IronBalusterEntry> = {
  'm-901': {
    title: 'Rectangle Panel Iron Baluster',
    priceCents: 2999,
    finish: 'SB',
    bar: SQUARE_1_2_HOLLOW,
    ornaments: [panel('rectangle', 22, 10, 3)],
    description:
      'The bar opens into a mitered rectangle, ten inches by three, and closes again. Modern and severe; three in a row with plain bars between make a grid.',
    searchKeywords: ['rectangle', 'window'],
  },
  'm-902': {
    title: 'Open Diamond Iron Baluster',
    priceCents: 2849,
    finish: 'SB',
    bar: SQUARE_1_2_HOLLOW,
    ornaments: [panel('diamond', 22, 8, 3)],
    description:
      'A tall diamond in the middle of the bar, its points on the center line. Geometric without being cold, it works with square newels of any kind.',
    searchKeywords: ['diamond', 'lozenge'],
  },
  'm-903': {
    title: 'Circle Iron Baluster',
    priceCents: 2949,
    finish: 'SB',
    bar: SQUARE_1_2_SOLID,
    ornaments: [panel('circle', 22, 4, 4)],
    description:
      'A four inch ring rolled from half inch bar and let into the spindle. Three inches are clear inside it, so a four inch ball does not go through.',
    searchKeywords: ['ring', 'geometric'],
  },
  'm-904': {
    title: 'Oval Iron Baluster',
    priceCents: 3099,
    finish: 'PW',
    bar: ROUND_5_8_HOLLOW,
    ornaments: [panel('oval', 22, 9, 3.5)],
    description:
      'An upright oval in round tube with no straight line but the bar itself. Contemporary, and soft enough for a nursery landing.',
    searchKeywords: ['ellipse', 'gray', 'geometric'],
  },
  'm-905': {
    title: 'Double Diamond Iron Baluster',
    priceCents: 3849,
    finish: 'ORB',
    bar: SQUARE_1_2_HOLLOW,
    ornaments: [panel('diamond', 19, 5.5, 2.5), panel('diamond', 25, 5.5, 2.5)],
    description:
      'Two smaller diamonds, one above the other with half an inch of bar between. Alternate it with the single diamond for a lattice that needs no welding on site.',
    searchKeywords: ['diamond', 'lattice', 'bronze', 'geometric'],
  },
  'm-906': {
    title: 'Tall Rectangle Iron Baluster',
    priceCents: 3349,
    finish: 'SB',
    bar: SQUARE_5_8_HOLLOW,
    ornaments: [panel('rectangle', 22, 24, 2.5)],
    description:
      'A frame two feet high and two and a half inches wide: in effect two slim bars that share one shoe. It halves the holes in the treads of a modern stair.',
    searchKeywords: ['frame', 'twin bar', 'double bar'],
  },
  'm-907': {
    title: 'Double Circle Iron Baluster',
    priceCents: 3999,
    finish: 'SV',
    bar: SQUARE_1_2_SOLID,
    ornaments: [panel('circle', 19.5, 3, 3), panel('circle', 24.5, 3, 3)],
    description:
      'Two three inch rings with two inches of bar between. In silver vein, among plain bars, it looks like notes on a staff.',
    searchKeywords: ['rings', 'silver', 'geometric'],
  },
  'm-908': {
    title: 'Slim Oval Iron Baluster',
    priceCents: 3249,
    finish: 'AB',
    bar: SQUARE_9_16_SOLID,
    ornaments: [panel('oval', 22, 12, 2.25)],
    description:
      'A foot high and hardly wider than a basket, this oval is a basket seen through half closed eyes. It does for a renovated house what neither pattern book nor showroom quite does.',
    searchKeywords: ['ellipse', 'needle', 'bronze'],
  },
}
