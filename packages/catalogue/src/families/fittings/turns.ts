import type { Entries } from '../entries.ts'
import { cap, PITCH_DEG, straight, turn } from './course-steps.ts'
import type { FittingEntry } from './make-fitting.ts'

export const turns: Entries<FittingEntry> = {
  'f-7310': {
    title: 'Level Quarter Turn',
    profile: '6010',
    priceCents: 5299,
    course: [straight(3), turn(4.75, 90), straight(3)],
    use: 'One part for left and right: take it by its other end',
    description:
      'Takes a level rail round an inside or outside corner without a post. Both legs are alike, so one fitting serves for either direction; cut the straight ends back where the newels stand close to the corner.',
    searchKeywords: ['quarter turn', 'quarterturn', '90 degree', 'level turn', 'corner', 'balcony'],
  },
  'f-7315': {
    title: 'Wide Level Quarter Turn',
    profile: '6210',
    priceCents: 5999,
    course: [straight(3), turn(5.125, 90), straight(3)],
    use: 'Carries wide rail round a balcony corner',
    description:
      'The corner of a wide colonial rail, bent on a slightly larger radius so that the inside molding does not pinch. Drill its underside for pin top or iron balusters like the straight rail.',
    searchKeywords: ['quarter turn', 'quarterturn', '90 degree', 'level turn', 'wide', 'corner'],
  },
  'f-7320': {
    title: 'Level Eighth Turn',
    profile: '6010',
    priceCents: 4999,
    course: [straight(3), turn(6, 45), straight(3)],
    use: 'For bays, and in pairs for wide round corners',
    description:
      'Half of a corner: forty-five degrees, as bays and angled balconies ask for. Two of them with a short rail between make a generous corner that is kinder to the eye than one tight bend.',
    searchKeywords: ['eighth turn', '45 degree', '135 degree', 'level turn', 'bay', 'angle'],
  },
  'f-7330': {
    title: 'Quarter Turn with Cap',
    profile: '6010',
    priceCents: 8499,
    course: [cap(4.25), straight(3.5), turn(4.75, 90), straight(3)],
    isHanded: true,
    specifications: { Newel: 'Pin top newel, 3/4" pin' },
    use: 'Starts a balcony rail at a newel and takes it round the corner',
    description:
      'A newel cap and a level corner in one piece, for the place where a landing newel stands just before the rail turns. Coming from the cap the left-hand one bends to the left, the right-hand one to the right; going up a stair the cap is the end you reach first.',
    searchKeywords: [
      'quarter turn',
      'quarterturn',
      'newel cap',
      '90 degree',
      'left',
      'right',
      'over the post',
    ],
  },
  'f-7340': {
    title: 'S-Turn',
    profile: '6010',
    priceCents: 11299,
    course: [straight(2.5), turn(6, 45), turn(6, -45), straight(2.5)],
    isHanded: true,
    use: 'Lines up two rails that run side by side',
    description:
      'Moves a level rail sideways by two opposite bends, to pass a chimney breast or to bring a balcony rail in line with a flight that was built a hand wide of it. The left-hand one steps over to the left as you go along it, the right-hand one to the right.',
    searchKeywords: ['s fitting', 's-fitting', 's turn', 'offset', 'left', 'right'],
  },
  'f-7350': {
    title: 'Level Half Turn',
    profile: '6010',
    priceCents: 12499,
    course: [straight(3), turn(4.75, 180), straight(3)],
    use: 'Turns the rail back on itself at the well of a stair',
    description:
      'A full semicircle for the well between two parallel flights or the end of a free standing balustrade. The two legs come out side by side on nine and a half inch centers. It fits both ways round.',
    searchKeywords: ['half turn', 'u turn', '180 degree', 'switchback', 'well', 'return'],
  },
  'f-7360': {
    title: 'Climbing Quarter Turn',
    profile: '6010',
    priceCents: 15699,
    startSlopeDeg: PITCH_DEG,
    course: [straight(3), turn(8, 90), straight(3)],
    isHanded: true,
    use: 'Follows winders without a break in the climb',
    description:
      'The rail turns a corner while it keeps climbing at the pitch of the flight, as it has to over winder treads. The bend is worked so that the sides of the rail stay plumb all the way. A left-hand one turns to your left as you go up.',
    searchKeywords: ['climbing turn', 'wreath', 'winder', 'quarter turn', 'left', 'right', 'rake'],
  },
}
