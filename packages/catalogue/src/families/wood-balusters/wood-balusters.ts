import type { Entries } from '../entries.ts'
import { isWoodBalusterId } from './wood-baluster-shapes.ts'
import { CRAFTSMAN_S4S_SPECIES, SPECIES } from '../../choosing/species-prices.ts'
import type { WoodBaluster } from './wood-baluster.ts'
import { makeWoodBaluster, type WoodBalusterEntry } from './make-wood-baluster.ts'

const SPECIES_GROUP = {
  optionGroups: [SPECIES],
  materials: SPECIES.options.map((option) => option.name),
  inGallery: false,
} as const satisfies Partial<WoodBalusterEntry>

const entries: Entries<WoodBalusterEntry> = {
  'c-2005': {
    title: 'Classic Square Top Baluster',
    series: 'Classic',
    priceCents: 1850,
    originalCents: 2200,
    pattern: 'Vase above a hollow, slow swelling shaft',
    use: 'Carries a post-to-post balustrade with box or square newels',
    description:
      'The pattern behind most American stairs of the last century: a full vase over a hollow, a ring, and a shaft that hardly swells. The block at the top goes into the plow of the rail and is held by fillet, so the line under the handrail stays clean.',
    searchKeywords: ['2005', 'vase', 'colonial', 'square top'],
  },
  'c-2015': {
    title: 'Classic Pin Top Baluster',
    series: 'Classic',
    priceCents: 1795,
    originalCents: 2095,
    pattern: 'Vase above a hollow, long plain taper',
    use: 'Goes with an over-the-post rail and volute or turnout',
    description:
      'The companion of the square top Classic for rails that run over the newels. Foot, vase and ring are the same; above them the shaft tapers without a break and enters the underside of the rail as a pin.',
    searchKeywords: ['2015', 'vase', 'taper', 'colonial', 'over the post'],
  },
  'c-5005': {
    title: 'Traditional Square Top Baluster',
    series: 'Traditional',
    priceCents: 1925,
    originalCents: 2275,
    pattern: 'Beads and hollows around a slow swelling',
    use: 'Heavy enough for a wide stair and a large rail',
    description:
      'A stout square top baluster without a vase. Beads and hollows gather at both ends, and the shaft between them swells low down. It holds its own under a wide rail and beside a six inch newel.',
    searchKeywords: ['5005', 'colonial', 'heavy'],
  },
  'c-5015': {
    title: 'Traditional Pin Top Baluster',
    series: 'Traditional',
    priceCents: 1595,
    originalCents: 1850,
    pattern: 'One ring, then a slender taper',
    use: 'Replaces most turned pin top spindles in older houses',
    description:
      'The slender colonial spindle found in a great many houses: one ring on the shoulder, a gentle swelling, then a long taper to the rail. If you are replacing a single broken one, measure the block and the top first; this is usually the match.',
    searchKeywords: ['5015', 'colonial', 'slender', 'replacement'],
  },
  'c-5010': {
    title: 'Traditional Long Block Baluster',
    series: 'Traditional',
    priceCents: 1695,
    originalCents: 1975,
    pattern: 'Two rings on a long foot, slender taper',
    use: 'Leaves square wood to cut to the rake on a knee wall',
    description:
      'The Traditional turning on a foot long enough to be cut to the slope of a knee wall, or left standing on a balcony so that its rings line up with those on the flight below.',
    searchKeywords: ['5010', 'knee wall', 'balcony', 'long block'],
  },
  'c-5060': {
    title: 'Craftsman Square Baluster, Slender',
    series: 'Craftsman',
    priceCents: 1550,
    originalCents: 1795,
    species: CRAFTSMAN_S4S_SPECIES,
    pattern: 'Surfaced on four sides, edges just broken',
    use: 'Cut from either end, so one length serves the whole stair',
    description:
      'A plain square stick, planed on four sides and sanded. Set close together under a flat rail it makes the honest screen of a Craftsman stair. Because nothing has to line up, it may be trimmed at either end.',
    searchKeywords: ['5060', 'mission', 'shaker', 'modern', 'square', 'plain'],
  },
  'c-5360': {
    title: 'Craftsman Square Baluster, Full',
    series: 'Craftsman',
    priceCents: 1750,
    originalCents: 2050,
    species: CRAFTSMAN_S4S_SPECIES,
    pattern: 'Surfaced on four sides, edges just broken',
    use: 'Matches box newels and a rail with a wide plow',
    description:
      'The heavier of the two plain squares. It suits tall rooms and box newels, and it needs fewer pieces on a level run because each one closes more of the opening.',
    searchKeywords: ['5360', 'mission', 'shaker', 'modern', 'square', 'plain'],
  },
  'c-5365': {
    title: 'Craftsman Chamfered Baluster',
    series: 'Craftsman',
    priceCents: 1895,
    originalCents: 2225,
    species: CRAFTSMAN_S4S_SPECIES,
    pattern: 'Wide chamfer along all four edges',
    use: 'Kind to hands and shins on a narrow stair',
    description:
      'A full square with its four edges planed to a wide chamfer. The flats catch the light like the stiles of an old bookcase and take paint without a sharp corner to wear through.',
    searchKeywords: ['5365', 'mission', 'chamfer', 'farmhouse', 'square'],
  },
  'c-5065': {
    title: 'Gatlin Square Top Baluster',
    series: 'Gatlin',
    priceCents: 1895,
    originalCents: 2225,
    pattern: 'Small urn on a stem, straight taper',
    use: 'Light pattern for a post-to-post rail with a narrow plow',
    description:
      'An urn stands on its stem above the foot, narrow below and full above, and a straight taper leads from its ring to a second pair of beads. The light member of the square top patterns.',
    searchKeywords: ['5065', 'urn', 'square top'],
  },
  'c-5067': {
    title: 'Gatlin Pin Top Baluster',
    series: 'Gatlin',
    priceCents: 1725,
    originalCents: 2025,
    pattern: 'Small urn on a stem, straight taper',
    use: 'Pairs with the square top Gatlin on a plowed landing rail',
    description:
      'The Gatlin urn under a rail without a plow. The taper is straight from ring to pin, which reads as plainer and a little more upright than a swelling shaft.',
    searchKeywords: ['5067', 'urn', 'taper', 'over the post'],
  },
  'c-5141': {
    title: 'Hampton Fluted Pin Top Baluster',
    series: 'Hampton',
    priceCents: 2175,
    originalCents: 2550,
    pattern: 'Eight flutes on a straight shaft',
    use: 'Best in maple or primed, where the flutes stay crisp',
    description:
      'A tapering shaft with eight flutes that run out before the pin, above two half rounds. The grooves draw thin lines of shadow, so it looks finer than its block suggests. Open pored woods soften the edges a little.',
    searchKeywords: ['5141', 'fluted', 'reeded', 'taper', 'over the post'],
  },
  'c-5145': {
    title: 'Hampton Fluted Long Block Baluster',
    series: 'Hampton',
    priceCents: 2295,
    originalCents: 2695,
    pattern: 'Eight flutes above a long foot',
    use: 'For balconies and knee walls beside the fluted pin top',
    description:
      'The fluted Hampton with the extra foot that a knee wall or a raised balcony rail asks for. The flutes begin higher than on the pin top, at the level where those of the flight arrive.',
    searchKeywords: ['5145', 'fluted', 'reeded', 'balcony', 'knee wall'],
  },
  'c-5205': {
    title: 'Bristol Square Top Baluster',
    series: 'Bristol',
    priceCents: 2050,
    originalCents: 2395,
    pattern: 'Plain tapered column on a heavy half round',
    use: 'Sits between turned and square: goes with either newel',
    description:
      'A small column: half round at the foot, a straight shaft that loses a little on its way up, half round at the head. For those who find a vase too busy and a square stick too bare.',
    searchKeywords: ['5205', 'column', 'tuscan', 'transitional'],
  },
  'c-5215': {
    title: 'Bristol Pin Top Baluster',
    series: 'Bristol',
    priceCents: 1975,
    originalCents: 2325,
    pattern: 'Plain straight taper on a heavy half round',
    use: 'Easy to keep clean, easy to paint',
    description:
      'One half round on the shoulder and a straight taper to the rail, with nothing in between. Quick to sand and paint, and calm enough to stand next to iron on the same stair.',
    searchKeywords: ['5215', 'taper', 'transitional', 'over the post'],
  },
  'c-5505': {
    title: 'Chippendale Rope Square Top Baluster',
    series: 'Chippendale',
    priceCents: 3150,
    originalCents: 3695,
    pattern: 'Rope turning between double rings',
    use: 'Order all of one hand unless you mirror them about the newel',
    description:
      'Two strands wind up the shaft between double rings, cut deep enough to be seen from across a hall. Traditionally one rope goes on each tread between two plain balusters; a whole flight of them is for a house that can carry it.',
    searchKeywords: ['5505', 'rope', 'spiral', 'barley twist', 'twist'],
  },
  'c-5515': {
    title: 'Chippendale Rope Pin Top Baluster',
    series: 'Chippendale',
    priceCents: 2995,
    originalCents: 3495,
    pattern: 'Rope turning, ring, short plain taper',
    use: 'Alternates well with the Classic pin top',
    description:
      'The rope ends at a ring below the rail and a short plain taper goes on into the drilled hole, so the carving stays at eye level and the joint is easily made.',
    searchKeywords: ['5515', 'rope', 'spiral', 'barley twist', 'twist', 'over the post'],
  },
  'c-5705': {
    title: 'Marion Square Top Baluster',
    series: 'Marion',
    priceCents: 2450,
    originalCents: 2895,
    pattern: 'Two vases mirrored about a central ring',
    use: 'Symmetrical, so either end may go up',
    description:
      'Two vases stand foot to foot on a broad ring at mid height. The pattern is the same from above and below, which is how porch and gallery balustrades were turned, and it keeps its balance on a landing.',
    searchKeywords: ['5705', 'double vase', 'victorian', 'porch'],
  },
  'c-5715': {
    title: 'Marion Pin Top Baluster',
    series: 'Marion',
    priceCents: 2375,
    originalCents: 2775,
    pattern: 'Full vase, broad ring, rising taper',
    use: 'Rings align on the rake when trimmed at the foot',
    description:
      'The lower half of the square top Marion, with its full vase and broad ring, then a shaft that swells once and tapers to the rail. Fuller than the Classic and more formal.',
    searchKeywords: ['5715', 'vase', 'victorian', 'over the post'],
  },
  'c-5840': {
    title: 'Art Deco Square Top Baluster',
    series: 'Art Deco',
    priceCents: 3275,
    originalCents: 3850,
    pattern: 'Stepped cylinders at foot, middle and head',
    use: 'Takes a two tone finish along the steps',
    description:
      'No curves at all. Plain cylinders step in from the block to the shaft like the set-backs of a tower, and a stepped drum marks the middle. Painted, the drum is often picked out in a second tone.',
    searchKeywords: ['5840', 'stepped', 'geometric', 'modern', '1930s'],
  },
  'c-5845': {
    title: 'Art Deco Long Block Baluster',
    series: 'Art Deco',
    priceCents: 3450,
    originalCents: 4050,
    pattern: 'Stepped foot, triple band, straight shaft',
    use: 'Long foot shows as a plinth on a level guard',
    description:
      'A tall square plinth, three set-backs, a triple band and a shaft that runs almost straight into the rail. Made for level guards and landings, where the plinth is seen at full height.',
    searchKeywords: ['5845', 'stepped', 'geometric', 'modern', '1930s', 'balcony'],
  },
  'wood-plain-baluster': {
    ...SPECIES_GROUP,
    itemNumber: 'W-1100',
    title: 'Plain Wood Baluster',
    series: 'Craftsman',
    priceCents: 1295,
    originalCents: 1495,
    pattern: 'Square stick, planed and sanded',
    use: 'Offered in six woods, hickory and walnut among them',
    description:
      'A square baluster in a wider choice of woods than the gallery patterns, for stairs that have to match an existing floor or cabinet. Planed on four sides, sanded, ready for finish.',
    searchKeywords: ['square', 'plain', 'walnut', 'hickory'],
  },
  'wood-turned-baluster': {
    ...SPECIES_GROUP,
    itemNumber: 'W-1200',
    title: 'Turned Wood Baluster',
    series: 'Traditional',
    priceCents: 1675,
    originalCents: 1950,
    pattern: 'One long swelling between two beads',
    use: 'Same from both ends, trimmed where it suits',
    description:
      'A simple spindle with a bead at either end and one long swelling between. It takes figure well, so it is the pattern to choose when the wood itself, cherry or walnut, should be looked at.',
    searchKeywords: ['turned', 'walnut', 'hickory', 'cherry'],
  },
  'wood-colonial-baluster': {
    ...SPECIES_GROUP,
    itemNumber: 'W-1300',
    title: 'Colonial Wood Baluster',
    series: 'Traditional',
    priceCents: 1795,
    originalCents: 2095,
    pattern: 'Small vase and ring under a slender taper',
    use: 'For period houses with a drilled, molded rail',
    description:
      'Vase, ring and taper at a small scale, after the balusters of New England houses around 1800. Slender at the top, so the rail seems to float; available in the woods those houses used.',
    searchKeywords: ['colonial', 'georgian', 'vase', 'walnut', 'hickory', 'cherry'],
  },
}

export const woodBalusters: readonly WoodBaluster[] = Object.keys(entries)
  .filter(isWoodBalusterId)
  .map((id) => makeWoodBaluster({ ...entries[id], id }))
