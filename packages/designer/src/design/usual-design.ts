import type { Design } from './design.ts'

/**
 * The design that a link or a saved text departs from. Links name only what differs from it, so none of
 * these values may ever change: another first design belongs among the presets.
 */
export const USUAL_DESIGN: Design = {
  name: 'My stair',
  room: 'plaster-hall',
  layout: 'straight',
  turn: 'left',
  totalRiseIn: 107,
  risers: 'fewest',
  runOf: 'tread',
  runIn: 10,
  widthIn: 40,
  risersBelow: 'half',
  landingIn: 40,
  wellIn: 8,
  balconyIn: 120,
  balconyStart: 'newel',
  balconyEnd: 'wall',
  left: 'open',
  right: 'wall',
  footing: 'treads',
  kneeWallIn: 5,
  job: 'new-rail',
  existingRailIn: 'not-measured',
  railSystem: 'post-to-post',
  railId: 'c-6010',
  railLengths: 'cheapest',
  railHeightIn: 35,
  levelRailHeightIn: 36,
  start: 'easing',
  newelId: 'n-4010',
  landingNewelId: 'n-4910',
  wood: 'red-oak',
  pattern: { styles: ['m-101'], order: [0] },
  finish: 'SB',
  shoes: 'matching',
  steps: 'as-built',
  stairSphereIn: 4,
  spares: true,
}
