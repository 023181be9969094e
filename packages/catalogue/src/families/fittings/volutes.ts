import type { Entries } from '../entries.ts'
import type { CourseStep } from '../../shapes/fitting-shape.ts'
import { cap, ease, eye, PITCH_DEG, straight, turn } from './course-steps.ts'
import type { FittingEntry } from './make-fitting.ts'

/** Balusters that stand under a scroll round its newel. */
const UNDER_SCROLL = {
  Newel: 'Volute newel with a 3/4" pin',
  'Under the scroll': '5 balusters',
  'Starting step': 'Bullnose on the side of the scroll',
}

const UNDER_TURNOUT = {
  Newel: 'Turnout newel with a 3/4" pin',
  'Starting step': 'Bullnose on the side it turns to',
}

const SCROLL_WORDS = ['volute', 'scroll', 'starting fitting', 'over the post', 'left', 'right']

/** Quarter arcs that wind out from an eye. */
function scroll(eyeIn: number, radiiIn: readonly number[]): readonly CourseStep[] {
  return [eye(eyeIn), ...radiiIn.map((radiusIn) => turn(radiusIn, 90))]
}

export const volutes: Entries<FittingEntry> = {
  'f-7210': {
    title: 'Volute',
    profile: '6010',
    priceCents: 16899,
    startHeadingDeg: -360,
    course: [...scroll(5.25, [2.25, 3, 4, 5]), straight(1.5), ease(12, PITCH_DEG), straight(4)],
    isHanded: true,
    specifications: UNDER_SCROLL,
    use: 'Needs a starting step with a bullnose on the same side',
    description:
      'The scroll that begins a formal stair. Four quarter arcs wind in about an eye over the newel, then the rail eases from level into the pitch. Seen going up, a left-hand volute winds out to the left of the rail, a right-hand one to the right.',
    searchKeywords: SCROLL_WORDS,
  },
  'f-7215': {
    title: 'Wide Volute',
    profile: '6210',
    priceCents: 18999,
    startHeadingDeg: -360,
    course: [
      ...scroll(5.75, [2.375, 3.25, 4.25, 5.25]),
      straight(1.5),
      ease(12, PITCH_DEG),
      straight(4),
    ],
    isHanded: true,
    specifications: UNDER_SCROLL,
    use: 'Opens wide enough for 1-3/4" balusters round the newel',
    description:
      'The volute of the wide colonial rail. Its arcs are a quarter inch larger so that the heavier molding keeps air between its turns. Seen going up, the left-hand scroll lies to the left of the rail, the right-hand one to the right.',
    searchKeywords: [...SCROLL_WORDS, 'wide'],
  },
  'f-7225': {
    title: 'Heavy Volute',
    profile: '6310',
    priceCents: 20899,
    startHeadingDeg: -360,
    course: [
      ...scroll(5.75, [2.375, 3.25, 4.375, 5.5]),
      straight(2),
      ease(14, PITCH_DEG),
      straight(4),
    ],
    isHanded: true,
    specifications: UNDER_SCROLL,
    use: 'In scale with wide starting steps and large newels',
    description:
      'A deep rail wants a larger sweep, so this scroll is drawn out and its easing is longer. It looks right on stairs four feet wide and more. Left-hand means that the scroll winds to the left of the rail as you go up.',
    searchKeywords: [...SCROLL_WORDS, 'heavy', 'grand staircase'],
  },
  'f-7230': {
    title: 'Climbing Volute',
    profile: '6010',
    priceCents: 22599,
    startHeadingDeg: -360,
    course: [...scroll(5.25, [2.25, 3, 4]), turn(5.5, 90, PITCH_DEG), straight(5)],
    isHanded: true,
    specifications: { ...UNDER_SCROLL, 'Starting step': 'Bullnose, set out with the template' },
    use: 'Saves the level length where the hall is short',
    description:
      'Here the last quarter of the scroll already climbs, so the fitting passes from eye to pitch without a level run and stands lower on the newel. It comes with a paper template for the starting step. Left and right are as seen going up.',
    searchKeywords: [...SCROLL_WORDS, 'climbing', 'template'],
  },
  'f-7240': {
    title: 'Turnout',
    profile: '6010',
    priceCents: 11899,
    startHeadingDeg: -68,
    course: [cap(4.25), straight(4), turn(5, 68), straight(1), ease(12, PITCH_DEG), straight(4)],
    isHanded: true,
    specifications: UNDER_TURNOUT,
    use: 'Needs a starting step, but less room than a volute',
    description:
      'A quiet beginning for a rail: it eases to level and bends aside to a cap, out of the way of people stepping on. The newel stands clear of the flight on a rounded first step. Left-hand turns out to the left as you go up, right-hand to the right.',
    searchKeywords: ['turnout', 'turn out', 'starting fitting', 'over the post', 'left', 'right'],
  },
  'f-7245': {
    title: 'Wide Turnout',
    profile: '6210',
    priceCents: 13299,
    startHeadingDeg: -72,
    course: [
      cap(4.625),
      straight(4.25),
      turn(5.5, 72),
      straight(1),
      ease(12, PITCH_DEG),
      straight(4),
    ],
    isHanded: true,
    specifications: UNDER_TURNOUT,
    use: 'For wide rails that start on a bullnose step',
    description:
      'Bends a little farther round than the narrow one, which brings the cap almost square to the flight and the newel nearer to the end of the step. Left-hand is for a rail whose newel stands out to the left of it as you go up.',
    searchKeywords: [
      'turnout',
      'turn out',
      'wide',
      'starting fitting',
      'over the post',
      'left',
      'right',
    ],
  },
}
