import { type Entries, withIds } from '../entries.ts'
import { RISER_HEIGHTS_IN } from '../../choosing/option-group.ts'
import { END_CAP_SPECIES, LANDING_TREAD_SPECIES } from '../../choosing/species-prices.ts'
import type { RiserShape, TreadShape } from '../../shapes/tread-shape.ts'
import type { Tread } from './tread.ts'
import { makeTread, type TreadEntry } from './make-tread.ts'

type Board = Omit<TreadShape, 'lengthIn'>

/** The tread that everything else is made to match: one inch, full round, square ends. */
const TREAD: Board = {
  kind: 'tread',
  depthIn: 11.5,
  thickIn: 1,
  nose: { thickIn: 1, radiusIn: 0.5, backIn: 0 },
  left: 'square',
  right: 'square',
  returnIn: 1.25,
}

/** A short thinner tread for the end of a carpeted step. */
const CAP: Board = {
  ...TREAD,
  thickIn: 0.75,
  nose: { thickIn: 0.75, radiusIn: 0.375, backIn: 0 },
}

const STARTING_RISER = { heightIn: 7, thickIn: 0.75, insetIn: 1.25 } as const

/** A floor edge: as thick as the floor behind, with a nosing like that of the treads. */
const LANDING: Board = {
  ...TREAD,
  thickIn: 0.75,
  nose: { thickIn: 1, radiusIn: 0.5, backIn: 1.25 },
}

const RISER: Omit<RiserShape, 'lengthIn'> = {
  kind: 'riser',
  heightsIn: RISER_HEIGHTS_IN,
  thickIn: 0.75,
}

const entries: Entries<TreadEntry> = {
  'c-8010': {
    title: 'Single Bullnose Starting Step',
    category: 'Starting Steps',
    priceCents: 18999,
    lengthIn: 42,
    longer: { 48: 1600, 54: 3400, 60: 5600 },
    isHanded: true,
    shape: { ...TREAD, left: 'bullnose', riser: STARTING_RISER },
    description:
      'The bottom step of a stair that is open on one side. Its round end stands out past the skirt and gives the newel of a volute or turnout somewhere to stand. Measure from the wall to the outside of the skirt and add half the depth for the round.',
    features: ['For a volute or turnout on one side', 'Tread, bent riser and cove in one carton'],
    searchKeywords: ['volute', 'turnout', 'bullnose', 'open one side'],
  },
  'c-8015': {
    title: 'Double Bullnose Starting Step',
    category: 'Starting Steps',
    priceCents: 24999,
    lengthIn: 48,
    longer: { 54: 1900, 60: 4100, 72: 9200 },
    shape: { ...TREAD, left: 'bullnose', right: 'bullnose', riser: STARTING_RISER },
    description:
      'Round at both ends, for a stair that opens to a hall on both sides or for the one volute that wants a partner. The grain runs through from end to end; the staves are laid out so that no joint falls on the front of a round.',
    features: [
      'For volutes or turnouts on both sides',
      'Tread, bent riser and coves in one carton',
    ],
    searchKeywords: ['volute', 'turnout', 'bullnose', 'double', 'open both sides'],
  },
  'c-8020': {
    title: 'Quarter Round Starting Step',
    category: 'Starting Steps',
    priceCents: 17499,
    lengthIn: 42,
    longer: { 48: 1500, 60: 5200 },
    isHanded: true,
    shape: { ...TREAD, left: 'quarter', riser: STARTING_RISER },
    description:
      'One front corner is swept round to the back edge and nothing stands out past the stair. The step to choose where a doorway or a passage is close to the foot of the flight, with a newel on the second step.',
    features: [
      'Keeps clear of a door beside the stair',
      'Tread, bent riser and cove in one carton',
    ],
    searchKeywords: ['quarter round', 'quarter turn', 'corner', 'narrow hall'],
  },
  'c-8025': {
    title: 'Deep Bullnose Starting Step',
    category: 'Starting Steps',
    priceCents: 34999,
    lengthIn: 60,
    longer: { 72: 8500 },
    shape: {
      ...TREAD,
      depthIn: 14,
      left: 'bullnose',
      right: 'bullnose',
      riser: STARTING_RISER,
    },
    description:
      'A larger round for the full volute, whose newel stands among a ring of balusters and needs seven inches of wood about it. Both ends are rounded, and the tread comes forward of the flight by as much as it is deeper.',
    features: ['Room for a newel and a ring of balusters', 'Tread, bent riser and coves included'],
    searchKeywords: ['volute', 'deep', 'curtail step', 'bullnose', 'double'],
  },
  'c-8070': {
    title: 'Solid Stair Tread',
    category: 'Stair Treads',
    priceCents: 4699,
    lengthIn: 36,
    longer: { 42: 800, 48: 1600, 60: 3400 },
    shape: TREAD,
    description:
      'A plain tread for a stair between two walls or two housed stringers: solid staves glued edge to edge, sanded on the upper side, square at both ends. Order the next length up and cut from the end with the plainer figure.',
    features: ['Solid staves, glued edge to edge', 'Square ends, to be cut between skirts'],
    searchKeywords: ['solid tread', 'box tread', 'closed', 'hardwood', 'plain'],
  },
  'c-8075': {
    title: 'Single Return Stair Tread',
    category: 'Stair Treads',
    priceCents: 6499,
    lengthIn: 36,
    longer: { 42: 900, 48: 1800, 60: 3700 },
    isHanded: true,
    shape: { ...TREAD, left: 'return' },
    description:
      'The tread of a stair open on one side. The nosing turns the corner on a miter and runs back along the open end, so no end grain shows where the balusters stand. The length is that of the step itself; the return comes on top of it.',
    features: ['No end grain on the open side', 'Solid staves, glued edge to edge'],
    searchKeywords: ['return', 'open tread', 'mitred', 'left return', 'right return', 'one side'],
  },
  'c-8080': {
    title: 'Double Return Stair Tread',
    category: 'Stair Treads',
    priceCents: 8299,
    lengthIn: 36,
    longer: { 42: 950, 48: 1900, 60: 3900 },
    shape: { ...TREAD, left: 'return', right: 'return' },
    description:
      'For a stair that stands free of the walls: the nosing returns at both ends. It cannot be cut to length without losing a return, so measure over both outer stringers and order exactly; odd lengths are made in two to three weeks.',
    features: ['No end grain on either side', 'Solid staves, glued edge to edge'],
    searchKeywords: ['double return', 'open both sides', 'mitred', 'freestanding'],
  },
  'c-8085': {
    title: 'Square Nose Stair Tread',
    category: 'Stair Treads',
    priceCents: 7299,
    lengthIn: 36,
    longer: { 42: 1000, 48: 2100, 60: 4300 },
    shape: {
      ...TREAD,
      thickIn: 1.25,
      nose: { thickIn: 1.25, radiusIn: 0.125, backIn: 0 },
    },
    description:
      'A thicker tread with its edges only just broken, for stairs with square newels and plain bars. The front stays a straight dark line from below, which is the whole of its ornament; sand the edge again before the last coat.',
    features: ['Thicker stock, front left square', 'Goes with sleek and box newels'],
    searchKeywords: ['modern', 'square edge', 'contemporary', 'eased', 'thick'],
  },
  'c-8010-2': {
    title: 'Starting Step End Cap',
    category: 'Tread Caps',
    priceCents: 5499,
    lengthIn: 14,
    species: END_CAP_SPECIES,
    shape: { ...CAP, left: 'bullnose', isBackNosed: true },
    description:
      'Covers the round end of an existing first step while the carpet stays in the middle. Front and back are alike, so one cap serves either side of the stair; cut the straight end where the carpet is to stop.',
    features: ['Fits the left and the right end alike', 'Half circle matches C-8010'],
    searchKeywords: ['end cap', 'bullnose', 'half circle', 'runner'],
  },
  'c-8071': {
    title: 'False Tread Cap',
    category: 'Tread Caps',
    priceCents: 4215,
    lengthIn: 14,
    isHanded: true,
    shape: { ...CAP, left: 'return' },
    description:
      'A short tread with a mitered return for the open end of a carpeted stair. It is glued and nailed over the rough step, the carpet or runner is butted against it, and from the hall the stair looks like solid wood.',
    features: ['For the open end of a carpeted stair', 'Pairs with riser cap C-8096'],
    searchKeywords: ['open end', 'return', 'runner', 'left', 'right', 'overlay'],
  },
  'c-8072': {
    title: 'Wall Side Tread Cap',
    category: 'Tread Caps',
    priceCents: 3299,
    lengthIn: 14,
    shape: CAP,
    description:
      'The closed companion of the false tread cap: the same board with square ends, for the side of the step that meets the wall skirt. Two of them, or one of each, frame a runner of any width.',
    features: ['For the wall side of a carpeted stair', 'Square ends, trimmed to the skirt'],
    searchKeywords: ['wall cap', 'closed end', 'runner', 'overlay'],
  },
  'c-8090': {
    title: 'Solid Riser',
    category: 'Risers',
    priceCents: 1899,
    lengthIn: 36,
    longer: { 42: 300, 48: 600, 60: 1200 },
    shape: RISER,
    description:
      'Cut to the height you name, so that it goes in without being ripped on site. A flight needs one riser more than it has treads. The face is sanded; the back may show a knot or two that the front does not.',
    features: ['Face sanded, one good side', 'One riser more than treads in a flight'],
    searchKeywords: ['solid riser', 'closed stringer', 'plain'],
  },
  'c-8092': {
    title: 'Mitered Riser',
    category: 'Risers',
    priceCents: 2499,
    lengthIn: 36,
    longer: { 42: 350, 48: 700, 60: 1350 },
    shape: { ...RISER, isMitred: true },
    description:
      'For an open stringer whose cut edge is mitered to the riser: the joint becomes one line on the corner and no end grain shows under the nosing. Turned upside down the same riser serves the other side, so there is no left or right to order.',
    features: ['No end grain at the open stringer', 'Face sanded, one good side'],
    searchKeywords: ['mitre', 'miter', 'open stringer'],
  },
  'c-8094': {
    title: 'Bending Riser',
    category: 'Risers',
    priceCents: 4499,
    lengthIn: 48,
    longer: { 60: 900, 72: 1900 },
    shape: {
      ...RISER,
      thickIn: 0.375,
      kerfs: { apartIn: 0.5, depthIn: 0.25 },
    },
    description:
      'Sawn across the back so that it goes round the end of a bullnose step or the curve of a flared bottom stair. Wet the face, bend it round the blocks, fill the cuts with glue and leave it under a strap until the next day.',
    features: [
      'Bends round the end of a starting step',
      'Face in one piece, no joint on the curve',
    ],
    searchKeywords: ['bending', 'kerfed', 'flexible', 'curved', 'bullnose'],
  },
  'c-8096': {
    title: 'False Riser Cap',
    category: 'Riser Caps',
    priceCents: 1299,
    lengthIn: 13,
    shape: { kind: 'riser', heightsIn: [8], thickIn: 0.25 },
    description:
      'A thin face for the riser below a false tread cap, long enough to reach from the stringer to the carpet. Trim its height with a fine saw and set it with construction glue; a brad in each corner holds it meanwhile.',
    features: ['Goes below tread caps C-8071 and C-8072', 'Height trimmed on site'],
    searchKeywords: ['runner', 'overlay', 'carpet', 'kit'],
  },
  'c-8098': {
    title: 'Full Width Riser Cap',
    category: 'Riser Caps',
    priceCents: 1699,
    lengthIn: 36,
    longer: { 42: 250, 48: 500, 60: 1050 },
    shape: { kind: 'riser', heightsIn: [8], thickIn: 0.25 },
    description:
      'Faces an old riser from skirt to skirt where the whole stair is covered with retrofit treads. At a quarter of an inch it takes next to nothing from the depth of the step below, and it hides paint, nail holes and staples.',
    features: ['Covers an existing riser', 'Pairs with retrofit tread C-8105'],
    searchKeywords: ['retrofit', 'overlay', 'refacing', 'full width'],
  },
  'c-8100': {
    title: 'Winder Tread',
    category: 'Specialty Treads',
    priceCents: 14999,
    lengthIn: 42,
    isHanded: true,
    shape: { ...TREAD, depthIn: 28.25, narrowIn: 4 },
    description:
      'A wedge for stairs that turn without a landing, wide enough for three winders in a quarter turn of a flight up to 40 inches. The nosing is worked along the front; back and ends are left to be cut to a template of your own stair.',
    features: ['Three make a quarter turn', 'Narrow end on the side you name'],
    searchKeywords: ['winder', 'pie', 'wedge', 'turn', 'kite', 'template'],
  },
  'c-8105': {
    title: 'Retrofit Tread',
    category: 'Specialty Treads',
    priceCents: 5899,
    lengthIn: 36,
    longer: { 42: 700, 48: 1500, 60: 3100 },
    shape: {
      ...TREAD,
      thickIn: 0.625,
      nose: { thickIn: 1.25, radiusIn: 0.625, backIn: 1.125 },
    },
    description:
      'Turns a worn or carpeted stair into a wooden one without taking it apart. The old nosing is sawn off flush with the riser, the new tread is glued over the old one and its front hides the cut. Treads and landing rise alike, so the steps stay even.',
    features: ['Laid over the existing tread', 'Solid wood throughout, no veneer'],
    searchKeywords: ['retrofit', 'overlay', 'cover', 'cap', 'remodel', 'carpet'],
  },
  'c-8110': {
    title: 'Open Riser Tread',
    category: 'Specialty Treads',
    priceCents: 13999,
    lengthIn: 36,
    longer: { 42: 2100, 48: 4400 },
    shape: {
      ...TREAD,
      thickIn: 1.75,
      nose: { thickIn: 1.75, radiusIn: 0.25, backIn: 0 },
      isBackNosed: true,
    },
    description:
      'A heavy tread for a stair without risers, which is seen from below and behind as much as from above. Both faces are sanded and both long edges eased. Where the drop is more than 30 inches, codes ask for a bar or a lip that narrows the gap.',
    features: ['Sanded on both faces', 'For steel or wood stringers with tread brackets'],
    searchKeywords: ['open riser', 'floating', 'thick', 'mono stringer', 'modern'],
  },
  'c-8120': {
    title: 'Return Nosing',
    category: 'Nosing Stock',
    priceCents: 1099,
    lengthIn: 48,
    longer: { 96: 900 },
    isByTheFoot: true,
    shape: { ...TREAD, depthIn: 1.25 },
    description:
      'The edge of our treads as a molding, to make returns on site or to repair one that a moving van has taken off. Four feet give three returns with their miters; cut them from one length and the grain goes round the corner.',
    features: ['Same round as the one inch treads', 'Four feet make three returns'],
    searchKeywords: ['return nosing', 'bullnose molding', 'repair', 'edge'],
  },
  'c-8125': {
    title: 'Nosing for Half Inch Floors',
    category: 'Nosing Stock',
    priceCents: 1899,
    lengthIn: 48,
    longer: { 96: 1700 },
    isByTheFoot: true,
    shape: {
      ...LANDING,
      depthIn: 2.75,
      thickIn: 0.5,
      nose: { thickIn: 0.875, radiusIn: 0.4375, backIn: 1 },
    },
    description:
      'Finishes the edge of a step or a sunken room where the floor is thinner than a tread. The back lies flush with half inch engineered boards and the round hangs over the riser far enough to cover their cut ends.',
    features: ['Lies flush with half inch floors', 'Glued and nailed through the back'],
    searchKeywords: ['engineered floor', 'flush nosing', 'sunken room', 'step edge'],
  },
  'c-8128': {
    title: 'Cove Molding',
    category: 'Nosing Stock',
    priceCents: 899,
    lengthIn: 96,
    longer: { 192: 850 },
    isByTheFoot: true,
    shape: { kind: 'cove', sideIn: 0.75, radiusIn: 0.625 },
    description:
      'The small hollow below the nosing, which closes the joint between tread and riser and softens the shadow there. Count the width of every step, the returns and the edge of the landing, and add a tenth for cuts.',
    features: ['For treads, returns and landings', 'Bends dry round a bullnose after kerfing'],
    searchKeywords: ['cove', 'scotia', 'trim', 'below tread'],
  },
  'c-8130': {
    title: 'Landing Tread, 3-1/2"',
    category: 'Landing Treads',
    priceCents: 2799,
    lengthIn: 48,
    longer: { 96: 2600, 192: 8400 },
    isByTheFoot: true,
    species: LANDING_TREAD_SPECIES,
    shape: { ...LANDING, depthIn: 3.5 },
    description:
      'The top edge of the stair and the border of every landing: flush with a 3/4 inch floor behind, a round like that of the treads in front. The sixteen foot length goes round most balconies with a single joint at the corner.',
    features: ['Flush with 3/4 inch floors', 'Carries balusters up to 1-3/4 inch'],
    searchKeywords: ['landing', 'balcony', 'floor edge', '16 feet', 'narrow'],
  },
  'c-8135': {
    title: 'Landing Tread, 5-1/4"',
    category: 'Landing Treads',
    priceCents: 3999,
    lengthIn: 48,
    longer: { 96: 3800, 192: 11900 },
    isByTheFoot: true,
    species: LANDING_TREAD_SPECIES,
    shape: {
      ...LANDING,
      depthIn: 5.25,
      nose: { ...LANDING.nose, backIn: 1.5 },
    },
    description:
      'The wide landing tread, for balconies with newels and balusters that are larger than a narrow board can hold. It reaches far enough over the floor framing for a newel to be notched and bolted without splitting the edge.',
    features: ['Flush with 3/4 inch floors', 'Room for box newels and full size balusters'],
    searchKeywords: ['landing', 'balcony', 'floor edge', '16 feet', 'wide'],
  },
}

/** The treads and stair parts, category by category in the order of the gallery's filters. */
export const treads: readonly Tread[] = withIds(entries).map(makeTread)
