import { type Entries, withIds } from '../entries.ts'
import type { ShoeKnuckle } from './shoe-knuckle.ts'
import type { CollarShape, KnuckleShape, ShoeShape, ShoeSize } from '../../shapes/hardware-shape.ts'
import { makeShoeKnuckle, type ShoeKnuckleEntry } from './make-shoe-knuckle.ts'

/** Every hollow part has this wall, in inches. */
const LITE = { wallIn: 0.0625 } as const
const PITCH_DEG = 36

const SQUARE_1_2 = { section: 'square', openingIn: 0.5 } as const
const SQUARE_9_16 = { section: 'square', openingIn: 0.5625 } as const
const SQUARE_5_8 = { section: 'square', openingIn: 0.625 } as const
const SQUARE_3_4 = { section: 'square', openingIn: 0.75 } as const
const ROUND_1_2 = { section: 'round', openingIn: 0.5 } as const
const ROUND_9_16 = { section: 'round', openingIn: 0.5625 } as const
const ROUND_5_8 = { section: 'round', openingIn: 0.625 } as const
const ROUND_3_4 = { section: 'round', openingIn: 0.75 } as const

/** The foot of most shoes is twice as wide as the bar, and a quarter inch more. */
function baseFor(openingIn: number): number {
  return 2 * openingIn + 0.25
}

function size(openingIn: number, heightIn: number): ShoeSize {
  return { openingIn, baseIn: baseFor(openingIn), heightIn }
}

/** A level shoe, unless it says otherwise; all but a disc have a screw. */
function shoe(
  shape: Pick<ShoeShape, 'section' | 'openingIn' | 'heightIn' | 'form'> & Partial<ShoeShape>,
): ShoeShape {
  return {
    kind: 'shoe',
    baseIn: baseFor(shape.openingIn),
    pitchDeg: 0,
    hasSetScrew: shape.form !== 'disc',
    ...shape,
  }
}

function knuckle(shape: Omit<KnuckleShape, 'kind'>): KnuckleShape {
  return { kind: 'knuckle', ...shape }
}

function collar(shape: Omit<CollarShape, 'kind'>): CollarShape {
  return { kind: 'collar', ...shape }
}

const shoes: Entries<ShoeKnuckleEntry> = {
  'sh-100': {
    name: 'Lite Flat Shoe',
    priceCents: 899,
    finish: 'SB',
    shape: shoe({ ...SQUARE_1_2, form: 'tapered', heightIn: 0.75, ...LITE }),
    use: 'Covers the hole under a hollow baluster',
    description:
      'The shoe most hollow balusters are set with. It drops over the bar before the bar goes into its hole, slides down to the tread and hides the cut around the bar.',
    searchKeywords: ['hollow', 'lite'],
  },
  'sh-101': {
    name: 'Flat Shoe',
    priceCents: 1049,
    finish: 'SB',
    shape: shoe({ ...SQUARE_1_2, form: 'tapered', heightIn: 0.875 }),
    use: 'For solid bars on treads and landings',
    description:
      'A solid cast shoe with four tapered faces for half inch solid bar. The extra weight keeps it flat on the tread while the screw is turned, and its edges are a little crisper than those of the lite shoe.',
    searchKeywords: ['solid'],
  },
  'sh-102': {
    name: 'Stepped Flat Shoe',
    priceCents: 1199,
    finish: 'ORB',
    shape: shoe({ ...SQUARE_1_2, baseIn: 1.375, form: 'stepped', heightIn: 0.875 }),
    use: 'Looks right below baskets and scrolls',
    description:
      'Two square steps under a short neck, like the plinth of a column. The coat darkens in the corners of the steps, so the form can be read from a distance.',
    searchKeywords: ['plinth', 'bronze'],
  },
  'sh-103': {
    name: 'Lite Pitch Shoe',
    priceCents: 1149,
    finish: 'SB',
    shape: shoe({ ...SQUARE_1_2, pitchDeg: PITCH_DEG, form: 'tapered', heightIn: 1.5, ...LITE }),
    use: 'For hollow balusters on a knee wall or under the rail',
    description:
      'The lite shoe with its base tilted to the slope of a common stair. Used on the sloping cap of a knee wall, or upside down below the handrail where an older hole has to be covered.',
    searchKeywords: ['hollow', 'lite', 'angled', 'rake', 'knee wall'],
  },
  'sh-104': {
    name: 'Pitch Shoe',
    priceCents: 1299,
    finish: 'SB',
    shape: shoe({ ...SQUARE_1_2, pitchDeg: PITCH_DEG, form: 'tapered', heightIn: 1.625 }),
    use: 'For solid bars on a knee wall or under the rail',
    description:
      'Cast solid with its base on the slope. It allows the couple of degrees by which real stairs differ; a steeper one is fitted by rubbing the base on a sheet of coarse paper.',
    searchKeywords: ['solid', 'angled', 'rake', 'knee wall'],
  },
  'sh-105': {
    name: 'Dome Flat Shoe',
    priceCents: 999,
    finish: 'SB',
    shape: shoe({ ...ROUND_1_2, form: 'dome', heightIn: 0.625 }),
    use: 'For round bars on treads and landings',
    description:
      'A low round dome for half inch round bar. It has no edge that would have to be lined up with the tread, so a row of them always looks straight.',
    searchKeywords: ['solid'],
  },
  'sh-106': {
    name: 'Disc Shoe',
    priceCents: 899,
    finish: 'PW',
    shape: shoe({ ...ROUND_1_2, form: 'disc', heightIn: 0.25 }),
    use: 'The flattest way to hide a round hole',
    description:
      'A turned disc no thicker than a few coins, without a screw. It lies on the tread around a round bar and is there only to make a clean ring of shadow.',
    searchKeywords: ['flat', 'rosette', 'pewter'],
  },
  'sh-110': {
    name: 'Flat Shoe',
    priceCents: 1149,
    finish: 'ORB',
    shape: shoe({ ...SQUARE_9_16, form: 'tapered', heightIn: 0.875 }),
    use: 'For hammered bars on treads and landings',
    description:
      'Bored for the nine sixteenths bar of the hammered patterns. Hammered bars vary from piece to piece, so try the shoe on before drilling and turn it to the face that fits.',
    searchKeywords: ['hammered', 'gothic', 'tuscan', 'bronze'],
  },
  'sh-111': {
    name: 'Pitch Shoe',
    priceCents: 1399,
    finish: 'ORB',
    shape: shoe({ ...SQUARE_9_16, pitchDeg: PITCH_DEG, form: 'tapered', heightIn: 1.75 }),
    use: 'For hammered bars on a knee wall',
    description:
      'The sloping companion of the shoe for hammered bar, in the same finishes. One box of each is what a stair with a knee wall and a balcony usually needs.',
    searchKeywords: ['hammered', 'angled', 'rake', 'bronze'],
  },
  'sh-112': {
    name: 'Dome Flat Shoe',
    priceCents: 1099,
    finish: 'SB',
    shape: shoe({ ...ROUND_9_16, form: 'dome', heightIn: 0.625, ...LITE }),
    use: 'For hollow round bars and spoons',
    description:
      'A pressed dome for the round hollow bars that are sold with a spoon ornament. Light enough to be held by the paint line alone; the screw is there for the years after.',
    searchKeywords: ['hollow', 'lite', 'spoon'],
  },
  'sh-120': {
    name: 'Flat Shoe',
    priceCents: 1249,
    finish: 'SB',
    shape: shoe({ ...SQUARE_5_8, form: 'tapered', heightIn: 1 }),
    use: 'For heavy bars on treads and landings',
    description:
      'The tapered shoe in the size for five eighths bar. It stands taller than the half inch shoe in the same proportion as the bar is thicker, so a mixed stair still looks of a piece.',
    searchKeywords: ['solid', 'heavy'],
  },
  'sh-121': {
    name: 'Stepped Pitch Shoe',
    priceCents: 1649,
    finish: 'AB',
    shape: shoe({
      ...SQUARE_5_8,
      pitchDeg: PITCH_DEG,
      form: 'stepped',
      heightIn: 2,
      furtherSizes: [size(0.75, 2.25)],
    }),
    sizeAddsCents: [250],
    use: 'For heavy bars on a sloping curb or knee wall',
    description:
      'A stepped base cut to the slope, with a level neck so that it meets the bar squarely. Made for the heavy bars that stand on a stone or plaster curb.',
    searchKeywords: ['angled', 'rake', 'knee wall', 'bronze', 'curb', '5/8', '3/4'],
  },
  'sh-122': {
    name: 'Disc Shoe',
    priceCents: 949,
    finish: 'SB',
    shape: shoe({ ...ROUND_5_8, form: 'disc', heightIn: 0.25 }),
    use: 'For modern rounds, top and bottom',
    description:
      'A plain disc for five eighths round bar. Architects use it at both ends, under the rail as well as on the tread, for a stair with no other ornament.',
    searchKeywords: ['flat', 'modern', 'minimal'],
  },
  'sh-123': {
    name: 'Dome Pitch Shoe',
    priceCents: 1449,
    finish: 'SV',
    shape: shoe({
      ...ROUND_5_8,
      pitchDeg: PITCH_DEG,
      form: 'dome',
      heightIn: 1.875,
      furtherSizes: [size(0.5, 1.625), size(0.5625, 1.75), size(0.75, 2.125)],
    }),
    sizeAddsCents: [-100, -50, 200],
    use: 'For round bars on a knee wall',
    description:
      'A dome cut across at the angle of the stair, so that the round bar leaves it plumb. Turn it until the low side points down the slope, then tighten the screw.',
    searchKeywords: ['angled', 'rake', 'silver', '1/2', '9/16', '5/8', '3/4'],
  },
  'sh-130': {
    name: 'Stepped Flat Shoe',
    priceCents: 1599,
    finish: 'SB',
    shape: shoe({ ...SQUARE_3_4, form: 'stepped', heightIn: 1.125 }),
    use: 'For the heaviest bars and small iron posts',
    description:
      'The largest of the stepped shoes, for three quarter bar. At a gate or the end of a run it also serves as the foot of a light iron post.',
    searchKeywords: ['solid', 'heavy', 'post'],
  },
  'sh-131': {
    name: 'Dome Flat Shoe',
    priceCents: 1499,
    finish: 'CV',
    shape: shoe({ ...ROUND_3_4, form: 'dome', heightIn: 0.75 }),
    use: 'For heavy round bars on treads and landings',
    description:
      'A broad dome for three quarter round bar. In Copper Vein the copper gathers on its shoulder and fades toward the tread, which a square shoe never shows so well.',
    searchKeywords: ['copper', 'heavy'],
  },
}

const knuckles: Entries<ShoeKnuckleEntry> = {
  'kn-200': {
    name: 'Lite Ball Knuckle',
    priceCents: 999,
    finish: 'SB',
    shape: knuckle({ ...SQUARE_1_2, form: 'ball', diameterIn: 1.125, heightIn: 1.25, ...LITE }),
    use: 'Turns a plain hollow bar into a pattern',
    description:
      'A hollow ball that slides on a plain bar. Three at one height on every second baluster already make a pattern, at a fraction of what forged bars cost.',
    searchKeywords: ['hollow', 'lite', 'sphere'],
  },
  'kn-201': {
    name: 'Faceted Knuckle',
    priceCents: 1199,
    finish: 'SB',
    shape: knuckle({ ...SQUARE_1_2, form: 'faceted', diameterIn: 0.8125, heightIn: 3.125 }),
    use: 'The same outline as the forged knuckle bars',
    description:
      'Long and eight sided, with a flat middle and tapered ends, after the knuckle of the forged bars. It can stand beside them on one stair without being noticed.',
    searchKeywords: ['octagon', 'solid'],
  },
  'kn-202': {
    name: 'Ringed Knuckle',
    priceCents: 1349,
    finish: 'ORB',
    shape: knuckle({ ...SQUARE_1_2, form: 'ringed', diameterIn: 1.0625, heightIn: 1.5 }),
    use: 'Also hides the joint of two bars',
    description:
      'A middle ring between two smaller ones. Where a bar had to be lengthened for a tall landing, it sits over the joint and makes it look meant.',
    searchKeywords: ['rings', 'bronze', 'joint'],
  },
  'kn-203': {
    name: 'Urn Knuckle',
    priceCents: 1649,
    finish: 'VB',
    shape: knuckle({ ...SQUARE_1_2, form: 'urn', diameterIn: 1.25, heightIn: 2.25 }),
    use: 'One to a baluster, low on the bar',
    description:
      'A small urn with a waist and a lip. In Vintage Brass on a black bar it recalls the banisters of old hotels; set it low, where an urn would stand.',
    searchKeywords: ['brass', 'vase', 'victorian'],
  },
  'kn-210': {
    name: 'Faceted Knuckle',
    priceCents: 1399,
    finish: 'ORB',
    shape: knuckle({ ...SQUARE_9_16, form: 'faceted', diameterIn: 0.9375, heightIn: 3.25 }),
    use: 'For hammered bars',
    description:
      'The faceted knuckle bored for hammered bar. Its flats are left a little uneven on purpose, so that it does not look machined against the hammer marks.',
    searchKeywords: ['octagon', 'hammered', 'bronze'],
  },
  'kn-211': {
    name: 'Ringed Knuckle',
    priceCents: 1449,
    finish: 'PW',
    shape: knuckle({ ...ROUND_9_16, form: 'ringed', diameterIn: 1.125, heightIn: 1.5 }),
    use: 'For round bars, singly or in pairs',
    description:
      'Three rings on a round bar. A pair of them a hand apart gives a plain round the look of a jointed rod.',
    searchKeywords: ['rings', 'pewter', 'bamboo'],
  },
  'kn-220': {
    name: 'Ball Knuckle',
    priceCents: 1799,
    finish: 'SB',
    shape: knuckle({ ...ROUND_5_8, form: 'ball', diameterIn: 1.5, heightIn: 1.5 }),
    use: 'For modern rounds',
    description:
      'A solid ball bored through for five eighths round bar. Heavy in the hand; let the epoxy set overnight before the rail goes on.',
    searchKeywords: ['sphere', 'solid', 'modern'],
  },
  'kn-230': {
    name: 'Urn Knuckle',
    priceCents: 2999,
    finish: 'AB',
    shape: knuckle({ ...SQUARE_3_4, form: 'urn', diameterIn: 1.875, heightIn: 3 }),
    use: 'For posts and the heaviest bars',
    description:
      'The largest urn we cast, for three quarter bar and light iron newels. Usually one at the start of a flight and one at its end.',
    searchKeywords: ['vase', 'newel', 'bronze', 'heavy'],
  },
}

const collars: Entries<ShoeKnuckleEntry> = {
  'co-300': {
    name: 'Lite Single Collar',
    priceCents: 899,
    finish: 'SB',
    shape: collar({ ...SQUARE_1_2, rings: 1, widthIn: 0.6875, heightIn: 0.3125, ...LITE }),
    use: 'Covers a weld or ends a twist',
    description:
      'A thin square band that slides on the bar and covers a weld. It is also the quiet way to finish the ends of a twist on a bar that came without.',
    searchKeywords: ['hollow', 'lite', 'weld'],
  },
  'co-301': {
    name: 'Triple Collar',
    priceCents: 1199,
    finish: 'AB',
    shape: collar({ ...SQUARE_1_2, rings: 3, widthIn: 0.875, heightIn: 0.9375 }),
    use: 'Marks the middle of a plain bar',
    description:
      'Three square bands cast as one piece, the middle one broader. Set at one height along the stair it draws a line parallel to the rail.',
    searchKeywords: ['bronze', 'solid'],
  },
  'co-310': {
    name: 'Double Collar',
    priceCents: 1149,
    finish: 'CV',
    shape: collar({ ...SQUARE_9_16, rings: 2, widthIn: 0.875, heightIn: 0.625 }),
    use: 'For hammered bars',
    description:
      'Two bands with a groove between them, bored for hammered bar. In Copper Vein the copper shows in the groove first and more as the edges wear.',
    searchKeywords: ['copper', 'hammered'],
  },
  'co-320': {
    name: 'Single Collar',
    priceCents: 1049,
    finish: 'SV',
    shape: collar({ ...ROUND_5_8, rings: 1, widthIn: 1, heightIn: 0.4375 }),
    use: 'For round bars where they enter a panel',
    description:
      'One rounded ring for five eighths round bar. It makes a clean stop where the bar passes a mid rail or enters a panel.',
    searchKeywords: ['silver', 'ring', 'modern'],
  },
  'co-321': {
    name: 'Double Collar',
    priceCents: 1249,
    finish: 'SB',
    shape: collar({ ...SQUARE_5_8, rings: 2, widthIn: 0.9375, heightIn: 0.6875 }),
    use: 'For heavy bars',
    description:
      'The grooved double band for five eighths square bar. Solid, because a thin one looks lost on a bar of this weight.',
    searchKeywords: ['solid', 'heavy'],
  },
  'co-330': {
    name: 'Triple Collar',
    priceCents: 1549,
    finish: 'VB',
    shape: collar({ ...ROUND_3_4, rings: 3, widthIn: 1.1875, heightIn: 1.0625 }),
    use: 'An accent on a heavy round bar',
    description:
      'Three rings of falling width for three quarter round bar. In Vintage Brass, polished with a dry cloth, they keep their shine; left alone they go brown and keep that.',
    searchKeywords: ['brass', 'rings', 'heavy'],
  },
}

export const shoesKnuckles: readonly ShoeKnuckle[] = withIds({
  ...shoes,
  ...knuckles,
  ...collars,
}).map(makeShoeKnuckle)
