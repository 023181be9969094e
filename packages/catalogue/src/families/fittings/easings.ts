import type { Entries } from '../entries.ts'
import { cap, ease, PITCH_DEG, straight } from './course-steps.ts'
import type { FittingEntry } from './make-fitting.ts'

export const easings: Entries<FittingEntry> = {
  'f-7410': {
    title: 'Up-Easing',
    profile: '6010',
    priceCents: 4799,
    course: [straight(3), ease(12, PITCH_DEG), straight(3)],
    use: 'Leads a level rail into the pitch of the next flight',
    description:
      'A hollow bend, seen from the side: level at its lower end, at the pitch of the stairs at its upper one. It is the piece under most landings, where the rail of a balcony or a half landing sets off up the next flight.',
    searchKeywords: ['up easing', 'upeasing', 'easement', 'concave', 'level to rake'],
  },
  'f-7415': {
    title: 'Heavy Up-Easing',
    profile: '6310',
    priceCents: 5899,
    course: [straight(3), ease(14, PITCH_DEG), straight(3)],
    use: 'For the heavy rail between half landing and flight',
    description:
      'The same bend for the deepest of our rails. The radius grows with the molding, since a deep rail bent too sharply looks broken rather than eased. Ends come square for rail bolts.',
    searchKeywords: ['up easing', 'upeasing', 'easement', 'heavy', 'concave'],
  },
  'f-7420': {
    title: 'Over-Easing',
    profile: '6010',
    priceCents: 4799,
    startSlopeDeg: PITCH_DEG,
    course: [straight(3), ease(12, -PITCH_DEG), straight(3)],
    use: 'Levels the rail at the head of a flight',
    description:
      'The crown of a rail: it comes up at the pitch and bends over to level. Where the landing rail may arrive at the height of the flight, one over-easing does the work of a gooseneck at half its price.',
    searchKeywords: ['over easing', 'overeasing', 'easement', 'convex', 'rake to level'],
  },
  'f-7425': {
    title: 'Wide Over-Easing',
    profile: '6210',
    priceCents: 5499,
    startSlopeDeg: PITCH_DEG,
    course: [straight(3), ease(12, -PITCH_DEG), straight(3)],
    use: 'Meets a level wide rail, rosette or half newel',
    description:
      'Brings the wide rail over to level before it ends against a wall. A rail that meets a rosette square on makes a clean round shadow; one that meets it on the slope never does, and this is the piece that prevents it.',
    searchKeywords: ['over easing', 'overeasing', 'easement', 'wide', 'rosette'],
  },
  'f-7430': {
    title: 'Starting Easing with Cap',
    profile: '6010',
    priceCents: 8699,
    course: [cap(4.25), straight(4), ease(12, PITCH_DEG), straight(4)],
    specifications: { Newel: 'Pin top newel, 3/4" pin', 'Starting step': 'None needed' },
    use: 'Begins an over-the-post rail without a starting step',
    description:
      'The plainest way to begin a continuous rail: a cap on the newel, a short level length, and the bend up into the pitch. It needs neither a bullnose step nor a left and a right, so it suits stairs between walls and narrow halls.',
    searchKeywords: [
      'starting easing',
      'starting fitting',
      'newel cap',
      'over the post',
      'easement',
    ],
  },
  'f-7435': {
    title: 'Flat-Top Starting Easing with Cap',
    profile: '6400',
    priceCents: 9999,
    course: [cap(4.5), straight(4), ease(12, PITCH_DEG), straight(4)],
    specifications: { Newel: 'Pin top newel, 3/4" pin', 'Starting step': 'None needed' },
    use: 'Begins a contemporary rail over a plain newel',
    description:
      'For the flat-topped contemporary rail, with a cap as plain as the rail. The level top makes a shelf for the hand on the first step, and the shadow line under it runs round the cap without a joint.',
    searchKeywords: [
      'starting easing',
      'starting fitting',
      'newel cap',
      'contemporary',
      'flat top',
      'modern',
    ],
  },
  'f-7440': {
    title: 'Universal Easing',
    profile: '6010',
    priceCents: 6299,
    course: [straight(3), ease(10, 60), straight(3)],
    use: 'Cut to any pitch from shallow to steep',
    description:
      'A longer bend than any stair needs, sixty degrees of it. Mark where its slope is the slope of your flight and cut there. Old stairs are rarely built to the pitch that stock easings are bent for, and this is the part that fits them all.',
    searchKeywords: [
      'universal easing',
      'adjustable',
      'easement',
      '60 degree',
      'steep',
      'old house',
    ],
  },
}
