import { type Entries, withIds } from '../entries.ts'
import type { Bracket } from './bracket.ts'
import type { BracketShape, TreadBracketShape } from '../../shapes/bracket-shape.ts'
import { makeBracket, type BracketEntry } from './make-bracket.ts'

function railBracket(shape: Omit<BracketShape, 'kind'>): BracketShape {
  return { kind: 'bracket', ...shape }
}

function treadBracket(shape: Omit<TreadBracketShape, 'kind'>): TreadBracketShape {
  return { kind: 'tread-bracket', ...shape }
}

type Plate = BracketShape['plate']

function roundPlate(acrossIn: number): Plate {
  return { form: 'round', widthIn: acrossIn, heightIn: acrossIn, thickIn: 0.1875, screws: 3 }
}

function squarePlate(sideIn: number): Plate {
  return { form: 'square', widthIn: sideIn, heightIn: sideIn, thickIn: 0.25, screws: 4 }
}

function oblongPlate(widthIn: number, heightIn: number): Plate {
  return { form: 'oblong', widthIn, heightIn, thickIn: 0.1875, screws: 2 }
}

const FLAT_SADDLE = {
  lengthIn: 2.5,
  widthIn: 0.875,
  thickIn: 0.125,
  screws: 2,
  form: 'flat',
  pivots: false,
} as const satisfies BracketShape['saddle']

const entries: Entries<BracketEntry> = {
  'br-101': {
    title: 'Classic Handrail Bracket',
    kind: 'handrail',
    priceCents: 1899,
    finish: 'SB',
    material: 'Cast steel',
    shape: railBracket({
      projectionIn: 2.625,
      riseIn: 2.25,
      plate: roundPlate(2),
      arm: { form: 'quarter', section: 'round', barIn: 0.5 },
      saddle: FLAT_SADDLE,
    }),
    rail: '6010',
    use: 'The plain one, for molded rail along a wall',
    description:
      'A round plate, one quarter bend and a flat saddle: the bracket that disappears under the rail and that most stairs are built with. Give each one a stud behind it, and set the first and last within a foot of the ends of the rail.',
    searchKeywords: ['classic', 'standard', 'round plate', 'black'],
  },
  'br-102': {
    title: 'Oblong Plate Handrail Bracket',
    kind: 'handrail',
    priceCents: 2099,
    finish: 'ORB',
    material: 'Cast steel',
    shape: railBracket({
      projectionIn: 2.625,
      riseIn: 2.5,
      plate: oblongPlate(1.375, 3.25),
      arm: { form: 'quarter', section: 'round', barIn: 0.5 },
      saddle: FLAT_SADDLE,
    }),
    rail: '6010',
    use: 'Both plate screws land in one stud',
    description:
      'Its narrow upright plate puts both screws in line with the stud, so there is wood behind each of them and nothing to guess. The bronze coat is dark with a warm edge and goes with oil rubbed balusters on the open side of the same stair.',
    searchKeywords: ['oblong plate', 'narrow plate', 'bronze', 'stud'],
  },
  'br-201': {
    title: 'Newel Mount Bracket',
    kind: 'newel-mount',
    priceCents: 2499,
    finish: 'SB',
    material: 'Cast steel',
    shape: railBracket({
      projectionIn: 2.25,
      riseIn: 1.75,
      plate: oblongPlate(1.25, 2.75),
      arm: { form: 'corner', section: 'square', barIn: 0.5 },
      saddle: { ...FLAT_SADDLE, lengthIn: 2, form: 'hollow' },
    }),
    rail: 'wall-round',
    use: 'Carries a second, lower rail past a newel',
    description:
      'Holds a grip rail to the side of a newel where a wide guard needs one as well, or a child needs a lower one. The plate is narrow enough for the flat of a three inch post, the arm as short as fingers allow.',
    searchKeywords: ['newel mount', 'post mount', 'grip rail', 'second rail'],
  },
  'br-202': {
    title: 'Boxed Newel Mount Bracket',
    kind: 'newel-mount',
    priceCents: 2799,
    finish: 'PW',
    material: 'Cast steel',
    shape: railBracket({
      projectionIn: 2.625,
      riseIn: 2,
      plate: squarePlate(2.25),
      arm: { form: 'corner', section: 'square', barIn: 0.625 },
      saddle: { ...FLAT_SADDLE, lengthIn: 3, widthIn: 1 },
    }),
    rail: '6010',
    use: 'Four screws spread the load on a hollow box newel',
    description:
      'A box newel has thin sides. This bracket spreads its load over a square plate with four screws, and the long saddle keeps the rail from rocking. Square bar and square plate sit well on a plain or paneled post.',
    searchKeywords: ['newel mount', 'box newel', 'square plate', 'pewter'],
  },
  'br-301': {
    title: 'Round Wall Rail Bracket',
    kind: 'wall-rail',
    priceCents: 1999,
    finish: 'SB',
    material: 'Cast steel',
    shape: railBracket({
      projectionIn: 2.5,
      riseIn: 2.25,
      plate: roundPlate(2),
      arm: { form: 'quarter', section: 'round', barIn: 0.5 },
      saddle: { ...FLAT_SADDLE, lengthIn: 2, form: 'hollow' },
    }),
    rail: 'wall-round',
    use: 'Cradles a 1-1/2" round rail',
    description:
      'The saddle is hollowed to the curve of a round wall rail, so the rail lies in it before the first screw is driven and one person can hang a long length alone. The hand slides over it without touching metal.',
    searchKeywords: ['wall rail', 'round rail', 'hollow saddle', 'black'],
  },
  'br-302': {
    title: 'Swan Neck Wall Rail Bracket',
    kind: 'wall-rail',
    priceCents: 2299,
    finish: 'PW',
    material: 'Cast steel',
    shape: railBracket({
      projectionIn: 2.75,
      riseIn: 2.75,
      plate: roundPlate(2.125),
      arm: { form: 'swan', section: 'round', barIn: 0.4375 },
      saddle: { ...FLAT_SADDLE, lengthIn: 2.25, form: 'hollow' },
    }),
    rail: 'wall-round',
    use: 'A lighter line on bright walls',
    description:
      'Dips below its plate before it rises to the rail, in one drawn curve. The extra reach leaves room for knuckles beside a textured or paneled wall, and the pewter coat is quiet on white paint.',
    searchKeywords: ['swan neck', 'wall rail', 'round rail', 'pewter'],
  },
  'br-401': {
    title: 'Solid Brass Swan Neck Bracket',
    kind: 'premium',
    priceCents: 4299,
    finish: 'VB',
    material: 'Solid brass',
    shape: railBracket({
      projectionIn: 2.75,
      riseIn: 2.75,
      plate: { ...roundPlate(2.375), bossIn: 1.5 },
      arm: { form: 'swan', section: 'round', barIn: 0.5625 },
      saddle: { ...FLAT_SADDLE, lengthIn: 2.75 },
    }),
    rail: '6010',
    use: 'For front halls and dark woods',
    description:
      'Cast in brass, turned and lightly aged, with a stepped plate whose inner ring hides the joint of arm and base. It darkens where it is left alone and stays bright where hands pass, as good brass should.',
    searchKeywords: ['premium', 'brass', 'swan neck', 'vintage brass'],
  },
  'br-402': {
    title: 'Heavy Bronze Bracket',
    kind: 'premium',
    priceCents: 4899,
    finish: 'AB',
    material: 'Solid bronze',
    shape: railBracket({
      projectionIn: 2.75,
      riseIn: 2.75,
      plate: { ...squarePlate(2.75), bossIn: 1.75 },
      arm: { form: 'quarter', section: 'round', barIn: 0.75 },
      saddle: { ...FLAT_SADDLE, lengthIn: 3.25, widthIn: 1.125, thickIn: 0.1875 },
    }),
    rail: '6310',
    use: 'In scale with the heavy 6310 rail',
    description:
      'Three quarter inch arm, stepped square plate, long saddle: a bracket that does not look like a wire under a large rail. Antique bronze is brushed back on the edges so that the steps of the plate can be seen from across the hall.',
    searchKeywords: ['premium', 'bronze', 'heavy', 'antique bronze', '6310'],
  },
  'br-501': {
    title: 'Tread Angle Bracket',
    kind: 'tread',
    priceCents: 2299,
    finish: 'SB',
    material: 'Steel angle',
    shape: treadBracket({
      lengthIn: 9,
      deepIn: 1.5,
      tallIn: 1.5,
      thickIn: 0.1875,
      holes: 3,
      isBraced: false,
    }),
    use: 'One at each end of an open tread',
    description:
      'A length of angle that carries the end of a tread on a straight stringer, for open stairs without risers. Countersunk holes let screw heads lie flush, and the black coat disappears in the shadow under the tread.',
    searchKeywords: ['tread bracket', 'angle', 'open tread', 'stringer', 'floating tread'],
  },
  'br-502': {
    title: 'Braced Tread Bracket',
    kind: 'tread',
    priceCents: 3299,
    finish: 'SB',
    material: 'Steel plate',
    shape: treadBracket({
      lengthIn: 1.5,
      deepIn: 8,
      tallIn: 4.5,
      thickIn: 0.25,
      holes: 3,
      isBraced: true,
    }),
    use: 'Two to a tread, where a tread projects from a wall',
    description:
      'A plate bent to a right angle with a web welded into the corner. The long leg reaches well under a thick tread and the short one is screwed through the finish into solid blocking; ask an engineer about the blocking before you close the wall.',
    searchKeywords: ['tread bracket', 'gusset', 'braced', 'floating tread', 'cantilever'],
  },
  'br-601': {
    title: 'Adjustable Handrail Bracket',
    kind: 'adjustable',
    priceCents: 2899,
    finish: 'SB',
    material: 'Cast steel',
    shape: railBracket({
      projectionIn: 2.625,
      riseIn: 2.5,
      plate: roundPlate(2.25),
      arm: { form: 'quarter', section: 'round', barIn: 0.5 },
      saddle: { ...FLAT_SADDLE, pivots: true },
    }),
    rail: '6010',
    use: 'Sets itself to any pitch, and locks',
    description:
      'The saddle hangs on a pin and lies down on the underside of the rail by itself, whatever the pitch. Once the rail is where it should be, a set screw from below locks the joint. One bracket for flight, landing and ramp.',
    searchKeywords: ['adjustable', 'pivot', 'swivel', 'pitch', 'angle'],
  },
  'br-602': {
    title: 'Adjustable Reach Bracket',
    kind: 'adjustable',
    priceCents: 3499,
    finish: 'PW',
    material: 'Steel',
    shape: railBracket({
      projectionIn: 2.5,
      riseIn: 2.25,
      plate: { ...roundPlate(2.375), thickIn: 0.25, bossIn: 1.125 },
      arm: { form: 'corner', section: 'round', barIn: 0.625, drawsOutIn: 1 },
      saddle: { ...FLAT_SADDLE, pivots: true },
    }),
    rail: '6010',
    use: 'Straightens a rail along a wall that is not straight',
    description:
      'Old walls wander. The arm of this bracket slides in its boss and is held by a set screw, so each one can be drawn out until the rail runs true, and the saddle tilts to the pitch. Sight along the rail, then tighten.',
    searchKeywords: ['adjustable', 'telescoping', 'projection', 'old wall', 'pivot', 'pewter'],
  },
  'br-701': {
    title: 'Forged Scroll Bracket',
    kind: 'iron',
    priceCents: 3699,
    finish: 'SB',
    material: 'Forged iron',
    shape: railBracket({
      projectionIn: 2.75,
      riseIn: 3.5,
      plate: oblongPlate(1.25, 5),
      arm: { form: 'scroll', section: 'square', barIn: 0.5 },
      saddle: FLAT_SADDLE,
    }),
    rail: '6010',
    use: 'Matches scrolled and basketed iron balusters',
    description:
      'A bar of half inch iron drawn down to a point and rolled into a scroll under the arm, forge-welded to an upright strap. It repeats on the wall what the balusters do on the open side. No two come off the anvil quite alike.',
    searchKeywords: ['iron', 'forged', 'wrought iron', 'scroll', 'black'],
  },
  'br-702': {
    title: 'Square Bar Iron Bracket',
    kind: 'iron',
    priceCents: 3199,
    finish: 'CV',
    material: 'Forged iron',
    shape: railBracket({
      projectionIn: 2.625,
      riseIn: 2.75,
      plate: oblongPlate(1.5, 4),
      arm: { form: 'quarter', section: 'square', barIn: 0.5 },
      saddle: FLAT_SADDLE,
    }),
    rail: '6010',
    use: 'Goes with plain and twisted half inch square balusters',
    description:
      'The same half inch square bar that the balusters are made of, bent hot over a form so that its edges stay sharp through the curve. Copper vein brings up every hammer mark on the strap behind it.',
    searchKeywords: ['iron', 'forged', 'square bar', 'copper vein'],
  },
  'br-801': {
    title: 'Wall Mount Plate Bracket',
    kind: 'wall-mount',
    priceCents: 3099,
    finish: 'SB',
    material: 'Steel plate',
    shape: railBracket({
      projectionIn: 2.75,
      riseIn: 2.5,
      plate: squarePlate(3),
      arm: { form: 'corner', section: 'square', barIn: 0.625 },
      saddle: { ...FLAT_SADDLE, lengthIn: 3, widthIn: 1 },
    }),
    rail: '6210',
    use: 'For masonry, or where no stud is in the right place',
    description:
      'A three inch plate with a screw in each corner takes anchors in brick and block, and reaches from stud to blocking where the two do not line up. Square in every part, it suits plain rails and plain rooms.',
    searchKeywords: ['wall mount', 'plate', 'masonry', 'concrete', 'square', 'modern'],
  },
}

/** The handrail brackets, kind by kind in the order of the gallery's filters. */
export const brackets: readonly Bracket[] = withIds(entries).map(makeBracket)
