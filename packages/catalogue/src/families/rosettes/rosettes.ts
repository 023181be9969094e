import { type Entries, withIds } from '../entries.ts'
import type { Rosette } from './rosette.ts'
import { pointsOf } from '../../shapes/molded-section.ts'
import { makeRosette, type RosetteEntry } from './make-rosette.ts'

/** An S curve from a thin edge up to the face. */
const OGEE = pointsOf(
  '0,0 0,0.375 0.06,0.4375 0.12,0.4375 0.15,0.46 0.22,0.5 0.3,0.58 0.36,0.68 0.42,0.78 0.5,0.85 0.58,0.875',
)

/** A quarter round with a step inside it. */
const THUMBNAIL = pointsOf(
  '0,0 0,0.4375 0.04,0.56 0.12,0.66 0.24,0.74 0.36,0.75 0.36,0.875 0.4,0.875',
)

/** Edges cut off at an angle, as plain as can be. */
const BEVEL = pointsOf('0,0 0,0.5 0.375,0.75')

/** A bead between two hollows, turned. */
const BULLSEYE = pointsOf(
  '0,0 0,0.6 0.05,0.66 0.26,0.66 0.26,0.72 0.34,0.86 0.44,0.9 0.54,0.86 0.62,0.72 0.62,0.66 0.74,0.7 0.84,0.8 0.9,0.9375',
)

const entries: Entries<RosetteEntry> = {
  'ro-101': {
    title: 'Square Rosette',
    priceCents: 2499,
    shape: { kind: 'rosette', form: 'square', widthIn: 4.5, heightIn: 4.5, molding: BEVEL },
    edge: 'Plain bevel on four sides',
    use: 'Goes with box newels and flat-topped rails',
    description:
      'A square block with its edges beveled, for stairs in the Craftsman or a modern manner. It gives the level rail something to end on and keeps the drywall behind it whole when someone pulls on the rail.',
    searchKeywords: ['square', 'bevel', 'craftsman', 'modern'],
  },
  'ro-102': {
    title: 'Square Bullseye Rosette',
    priceCents: 2999,
    shape: { kind: 'rosette', form: 'square', widthIn: 5.5, heightIn: 5.5, molding: BULLSEYE },
    edge: 'Raised bead between two hollows',
    use: 'Matches door casings with corner blocks',
    description:
      'A framed square, its bead and hollows mitered at the corners like the casing of an old door. Set it where a balcony rail meets the wall of a house that has corner blocks on its doors, and the two speak the same language.',
    searchKeywords: ['square', 'bullseye', 'corner block', 'victorian', 'bead'],
  },
  'ro-201': {
    title: 'Round Rosette',
    priceCents: 2599,
    shape: { kind: 'rosette', form: 'round', widthIn: 4.5, heightIn: 4.5, molding: OGEE },
    edge: 'Turned ogee edge',
    use: 'The usual end for a level 6010 or 6210 rail',
    description:
      'Turned with an S-shaped edge, four and a half inches across: the plate most level rails end on. Bolt it to the rail first, then screw both to blocking in the wall, and the screws are never seen.',
    searchKeywords: ['round', 'ogee', '4-1/2', '6010', 'colonial'],
  },
  'ro-202': {
    title: 'Round Bullseye Rosette',
    priceCents: 3299,
    shape: { kind: 'rosette', form: 'round', widthIn: 6, heightIn: 6, molding: BULLSEYE },
    edge: 'Turned bead between two hollows',
    use: 'Large enough for the heavy 6310 rail',
    description:
      'Six inches across, with a turned bead that throws a ring of shadow round the end of the rail. It also hides a larger hole: useful where an old rail was built into the plaster and had to be cut out.',
    searchKeywords: ['round', 'bullseye', 'large', '6 inch', '6310', 'heavy'],
  },
  'ro-301': {
    title: 'Oval Rosette',
    priceCents: 3199,
    shape: { kind: 'rosette', form: 'oval', widthIn: 4.5, heightIn: 6, molding: OGEE },
    edge: 'Ogee edge on an oval',
    use: 'Frames a rail that meets the wall on the slope',
    description:
      'A rail cut on the slope is taller than it is wide, and a round plate leaves it too little room above and below. The oval stands upright and frames the sloping end evenly, with the same ogee as our round one.',
    searchKeywords: ['oval', 'ogee', 'rake', 'slope', '6 inch'],
  },
  'ro-401': {
    title: 'Oblong Rosette',
    priceCents: 3699,
    shape: { kind: 'rosette', form: 'oblong', widthIn: 4.75, heightIn: 7.5, molding: THUMBNAIL },
    edge: 'Thumbnail edge with a step',
    use: 'Takes rails at steep pitches, or two rails one above the other',
    description:
      'Straight sides and half round ends. The longest face of the rosettes, for rails that strike the wall at a steep pitch, or for a guard rail and a grip rail that end in the same place. A thumbnail edge keeps it from looking thick.',
    searchKeywords: ['oblong', 'stadium', 'steep', 'rake', 'thumbnail'],
  },
  'ro-501': {
    title: 'Rectangle Rosette',
    priceCents: 3399,
    shape: {
      kind: 'rosette',
      form: 'rectangle',
      widthIn: 4.75,
      heightIn: 6.5,
      molding: THUMBNAIL,
    },
    edge: 'Thumbnail edge with a step',
    use: 'For sloping rails beside square newels',
    description:
      'The upright companion of the square rosette. Where the lower end of a flight meets a wall on the slope, its height takes the long cut of the rail and its corners keep to the square lines of the newels.',
    searchKeywords: ['rectangle', 'rectangular', 'rake', 'thumbnail', 'square newel'],
  },
}

/** The rosettes, form by form in the order of the gallery's filters. */
export const rosettes: readonly Rosette[] = withIds(entries).map(makeRosette)
