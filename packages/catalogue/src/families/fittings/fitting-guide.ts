import type { FittingKind } from './fitting.ts'

/** A part of the balustrade drawing that can be pointed at. */
export interface FittingHotspot {
  /** What the drawing calls the part. */
  readonly part: string
  /** From the left edge of the drawing, in percent of its width. */
  readonly xPercent: number
  /** From the top edge of the drawing, in percent of its height. */
  readonly yPercent: number
  readonly label: string
  readonly description: string
  readonly whereUsed: string
  readonly commonTypes: readonly string[]
}

/** What the guide says about one kind of fitting. */
export interface FittingGuideEntry {
  readonly title: string
  readonly description: string
  readonly keyTypes: readonly string[]
  /** Where in a balustrade the kind is found. */
  readonly position: string
  readonly hotspots: readonly FittingHotspot[]
}

/** Where the drawing that the hotspots lie on is served from. */
export const FITTING_GUIDE_DRAWING = '/drawings/balustrade.svg'

function spot(
  part: string,
  xPercent: number,
  yPercent: number,
  said: Omit<FittingHotspot, 'part' | 'xPercent' | 'yPercent'>,
): FittingHotspot {
  return { part, xPercent, yPercent, ...said }
}

const VOLUTE = spot('volute', 28.9, 71.4, {
  label: 'Volute',
  description:
    'The rail winds in about an eye that covers the first newel. The balusters under it stand in a ring on the rounded starting step.',
  whereUsed: 'At the foot of the stairs, over a bullnose starting step',
  commonTypes: ['Volute, left or right', 'Climbing volute', 'Turnout'],
})

const STARTING_EASING = spot('easing', 31.2, 68.3, {
  label: 'Up-easing',
  description:
    'A hollow bend that leads a level rail into the pitch. Volutes, turnouts and starting easings have it worked on them.',
  whereUsed: 'Where a level rail begins to climb',
  commonTypes: ['Up-easing', 'Starting easing with cap', 'Universal easing'],
})

const GOOSENECK = spot('gooseneck', 55.7, 40.2, {
  label: 'Gooseneck',
  description:
    'Takes the sloping rail straight up to the height of the landing rail and over to level, without a joint in the moldings.',
  whereUsed: 'At the head of a flight, just before the landing newel',
  commonTypes: ['One riser', 'Two riser', 'With cap', 'With quarter turn, left or right'],
})

const LANDING_CAP = spot('landing cap', 61.4, 37.9, {
  label: 'Cap over the landing newel',
  description:
    'A disc of the rail’s own molding that sits on the pin of the newel. Often it is worked on the gooseneck in one piece.',
  whereUsed: 'Over every newel that the rail runs across',
  commonTypes: ['Gooseneck with cap', 'Opening cap', 'Corner cap'],
})

const TANDEM_CAP = spot('tandem cap', 77.5, 33.6, {
  label: 'Tandem cap',
  description:
    'Sets one more newel under a level rail without stopping it. The molding runs up to the cap from both sides.',
  whereUsed: 'Every eight to ten feet of a long balcony rail',
  commonTypes: ['Tandem cap'],
})

const QUARTER_TURN = spot('quarter turn', 90, 29.8, {
  label: 'Quarter turn',
  description:
    'Carries a level rail round a corner on an easy radius, so that the hand need not let go and no post is needed.',
  whereUsed: 'At the corner of a landing or balcony',
  commonTypes: ['Level quarter turn', 'Quarter turn with cap', 'Half turn', 'Climbing turn'],
})

const ROSETTE = spot('rosette', 76.9, 20.1, {
  label: 'Rail end on a rosette',
  description:
    'A plate between the end of the rail and the wall. It covers the rail bolt, protects the plaster and gives the molding something to end on.',
  whereUsed: 'Where a guard rail meets a wall',
  commonTypes: ['Round, square or oval rosette', 'Half newel', 'Rounded rail end in the open'],
})

const DROP_END = spot('drop end', 14.7, 62.7, {
  label: 'Drop end',
  description:
    'The rail bends over and points to the floor. A hand that follows it is told where the last step is.',
  whereUsed: 'At the foot of a wall rail, beside the first step',
  commonTypes: ['Drop end', 'Scroll end', 'Rounded rail end'],
})

const OVER_EASING = spot('over-easing', 47.8, 31.2, {
  label: 'Over-easing',
  description:
    'The crown of a rail: it comes up at the pitch and bends over to level, at half the price of a gooseneck.',
  whereUsed:
    'At the head of a flight, where the level rail may be as high as the sloping one arrives',
  commonTypes: ['Over-easing', 'Wide over-easing'],
})

const RETURNED_END = spot('returned end', 56.9, 28.5, {
  label: 'Returned end',
  description:
    'A short leg that leads the rail back to the wall, so that no sleeve or strap catches on its end. Most codes ask for it.',
  whereUsed: 'At both ends of a wall rail',
  commonTypes: ['Mitered return, left or right', 'Round return', 'Extension with return'],
})

const BRACKET = spot('bracket', 31.4, 47.7, {
  label: 'Wall bracket',
  description:
    'Carries the rail from below and keeps it an inch and a half or more off the wall. Each one needs a stud or blocking behind it.',
  whereUsed: 'Every three to four feet along a wall rail',
  commonTypes: ['Classic bracket', 'Round wall rail bracket', 'Adjustable bracket'],
})

/** One entry for each kind of fitting; its hotspots lie on the balustrade drawing. */
export const FITTING_GUIDE: Readonly<Record<FittingKind, FittingGuideEntry>> = {
  goosenecks: {
    title: 'Goosenecks',
    description:
      'A gooseneck joins the rail of a flight to a landing rail that stands higher. Count the risers between the two rails to know which you need; the plumb length can be trimmed.',
    keyTypes: ['One riser', 'Two riser', 'With cap', 'With quarter turn and cap'],
    position: 'Head of the flight, at the landing newel',
    hotspots: [GOOSENECK, LANDING_CAP],
  },
  volutes: {
    title: 'Volutes and turnouts',
    description:
      'They begin an over-the-post rail on a rounded starting step. Both come left and right, as seen going up the stairs; order the starting step for the same side.',
    keyTypes: ['Volute', 'Climbing volute', 'Turnout'],
    position: 'Foot of the flight, over the starting newel',
    hotspots: [VOLUTE],
  },
  turns: {
    title: 'Turns',
    description:
      'Bends in plan, for corners and for rails that have to step aside. A level turn without a cap fits both ways round; one with a cap, an S and a climbing turn have a left and a right.',
    keyTypes: ['Quarter turn', 'Eighth turn', 'Half turn', 'S-turn', 'Climbing turn'],
    position: 'Corners of landings and balconies, winders',
    hotspots: [QUARTER_TURN],
  },
  easings: {
    title: 'Easings',
    description:
      'Bends in elevation, between level and pitch. An up-easing is hollow and leads into the climb, an over-easing is the crown at its end; ours are bent for 7-1/2" risers on 10" treads.',
    keyTypes: ['Up-easing', 'Over-easing', 'Starting easing with cap', 'Universal easing'],
    position: 'Wherever the rail changes between level and slope',
    hotspots: [STARTING_EASING, OVER_EASING],
  },
  caps: {
    title: 'Caps',
    description:
      'Each newel that a continuous rail crosses needs a cap for its pin. The rim of a cap repeats the molding of the rail, so that the two meet in a true miter.',
    keyTypes: ['Opening cap', 'Tandem cap', 'Corner cap'],
    position: 'Over newels on level rails',
    hotspots: [LANDING_CAP, TANDEM_CAP],
  },
  'rail-ends': {
    title: 'Rail ends',
    description:
      'A rail may end in the open, point to the floor, roll into a scroll, or stop on a rosette at the wall. It should never end in a saw cut.',
    keyTypes: ['Rounded end', 'Drop end', 'Scroll end'],
    position: 'Where a rail begins or stops without a newel',
    hotspots: [DROP_END, ROSETTE],
  },
  'wall-rail': {
    title: 'Wall rail',
    description:
      'A rail on the closed side of the stairs, carried by brackets and returned to the wall at both ends. Its sections are small enough to close the hand around.',
    keyTypes: ['Returned end', 'Extension with return', 'Corner'],
    position: 'Along the wall, over brackets',
    hotspots: [RETURNED_END, BRACKET, OVER_EASING],
  },
}
