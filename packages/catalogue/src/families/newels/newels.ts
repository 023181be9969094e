import type { Entries } from '../entries.ts'
import { isNewelId } from './newel-shapes.ts'
import type { Newel } from './newel.ts'
import type { Species } from '../../choosing/species.ts'
import { makeNewel, type NewelEntry } from './make-newel.ts'

const TURNED_WOODS = [
  'red-oak',
  'poplar',
  'hard-maple',
  'white-oak',
  'primed',
] as const satisfies readonly Species[]
const BOX_WOODS = ['red-oak', 'primed', 'white-oak', 'poplar'] as const satisfies readonly Species[]

const entries: Entries<NewelEntry> = {
  'n-4010': {
    title: 'Classic Ball Top Newel',
    kind: 'Wood Newels',
    style: 'Colonial',
    series: 'Classic',
    priceCents: 17499,
    originalCents: 19799,
    species: [...TURNED_WOODS, 'beech', 'special-order'],
    description:
      'The newel to go with Classic balusters: the same vase and ring at twice the size, a square block where the rail lands, and a ball that thousands of hands will polish. The usual first choice for a post-to-post stair.',
    features: ['Ball finial turned from the same stick', 'Matches the Classic balusters'],
    searchKeywords: ['ball top', 'vase', 'post to post', 'turned'],
  },
  'n-4015': {
    title: 'Bristol Column Newel',
    kind: 'Wood Newels',
    style: 'Transitional',
    series: 'Bristol',
    priceCents: 18999,
    originalCents: 21499,
    species: [...TURNED_WOODS, 'cherry'],
    description:
      'A plain column between half rounds, under a broad mushroom cap. Calm enough for a house without moldings, round enough for one with them.',
    features: ['Mushroom cap to rest a hand on', 'Matches the Bristol balusters'],
    searchKeywords: ['mushroom top', 'column', 'tuscan', 'post to post', 'turned'],
  },
  'n-4020': {
    title: 'Marion Double Vase Newel',
    kind: 'Wood Newels',
    style: 'Victorian',
    series: 'Marion',
    priceCents: 21999,
    originalCents: 24799,
    species: ['red-oak', 'hard-maple', 'cherry', 'white-oak', 'special-order'],
    description:
      'Two full vases on a broad ring, topped by an acorn. The post of a Victorian front hall, heavy enough to stand at the foot of a wide stair without a second one beside it.',
    features: ['Acorn finial', 'Matches the Marion balusters'],
    searchKeywords: ['acorn', 'double vase', 'victorian', 'post to post', 'turned'],
  },
  'n-4025': {
    title: 'Hampton Fluted Newel',
    kind: 'Wood Newels',
    style: 'Traditional',
    series: 'Hampton',
    priceCents: 23999,
    originalCents: 26999,
    species: ['hard-maple', 'primed', 'red-oak', 'poplar'],
    description:
      'A straight shaft with flutes that stop short of the bands above and below. Maple keeps their edges sharpest; primed, they throw a fine shadow in daylight from one side.',
    features: ['Flutes cut after turning, ends left round', 'Matches the Hampton balusters'],
    searchKeywords: ['fluted', 'reeded', 'ball top', 'post to post', 'turned'],
  },
  'n-4030': {
    title: 'Classic Pin Top Newel',
    kind: 'Wood Newels',
    style: 'Colonial',
    series: 'Classic',
    priceCents: 16499,
    originalCents: 18499,
    species: [...TURNED_WOODS, 'beech'],
    description:
      'For a rail that runs over the post without a break. The turning ends in a pin that goes into the cap of a volute, turnout or opening fitting; the long foot is cut to the height that the fitting needs.',
    features: ['For volutes, turnouts and opening caps', 'Foot leaves room to trim'],
    searchKeywords: ['pin top', 'over the post', 'volute', 'utility newel', 'turned'],
  },
  'n-4510': {
    title: 'Plain Box Newel',
    kind: 'Box Newels',
    style: 'Shaker',
    series: 'Shaker',
    priceCents: 19999,
    originalCents: 22499,
    species: BOX_WOODS,
    description:
      'A straight box with a base, one molding and a low pyramid. Nothing on it can go out of fashion, and its size suits the halls of most houses.',
    features: ['Base loose, to be scribed to the floor', 'Fits square and iron balusters alike'],
    searchKeywords: ['box newel', 'shaker', 'plain', 'farmhouse'],
  },
  'n-4520': {
    title: 'Recessed Panel Box Newel',
    kind: 'Box Newels',
    style: 'Traditional',
    series: 'Heritage',
    priceCents: 26999,
    originalCents: 30499,
    species: [...BOX_WOODS, 'hard-maple', 'special-order'],
    description:
      'Frame and panel on all four sides, with a band where the panels end and plain wood above it for the rail. The newel most people have in mind when they say box newel.',
    features: ['Panels set in from the frame', 'Rail lands on plain wood above the band'],
    searchKeywords: ['box newel', 'recessed panel', 'colonial'],
  },
  'n-4530': {
    title: 'Raised Panel Box Newel',
    kind: 'Box Newels',
    style: 'Georgian',
    series: 'Heritage',
    priceCents: 31999,
    originalCents: 35999,
    species: ['primed', 'red-oak', 'poplar', 'white-oak', 'special-order'],
    description:
      'The largest post in this list: raised panels below and above the rail, a base like a plinth, a molded cap. It wants a tall hall and a stair with a landing to answer it.',
    features: ['Two raised panels on each side', 'Panels beveled all round'],
    searchKeywords: ['box newel', 'raised panel', 'georgian', 'large'],
  },
  'n-4540': {
    title: 'Double Panel Box Newel',
    kind: 'Box Newels',
    style: 'Transitional',
    series: 'Heritage',
    priceCents: 28999,
    originalCents: 32799,
    species: [...BOX_WOODS, 'alder'],
    description:
      'A long recessed panel below the rail and a short one above, under a flat slab. Taller than the single panel post, so that it can also stand where a level rail meets the flight.',
    features: ['Recessed panels below and above the rail', 'Flat cap, easy to dust'],
    searchKeywords: ['box newel', 'recessed panel', 'double panel'],
  },
  'n-4550': {
    title: 'Banded Dome Box Newel',
    kind: 'Box Newels',
    style: 'Traditional',
    series: 'Heritage',
    priceCents: 22999,
    originalCents: 25799,
    species: ['primed', 'poplar', 'red-oak'],
    description:
      'Two thin bands about a plain shaft and a cap that rises to a shallow dome. A middle way between the plain box and the paneled ones, made with painted stairs in mind.',
    features: ['Two bands at mid height', 'Domed cap sheds dust and light'],
    searchKeywords: ['box newel', 'dome', 'banded', 'painted'],
  },
  'n-4610': {
    title: 'Sleek Chamfered Newel',
    kind: 'Sleek Wood Newels',
    style: 'Contemporary',
    series: 'Line',
    priceCents: 15999,
    originalCents: 17999,
    species: ['red-oak', 'white-oak', 'hard-maple', 'poplar', 'primed'],
    description:
      'A solid square post, sanded, with a chamfer round its top and nothing else. Made for stairs with plain iron bars or thin square balusters.',
    features: ['Edges just broken', 'Smallest footprint of our newels'],
    searchKeywords: ['modern', 'square', 'minimal', 'slim', 'post to post'],
  },
  'n-4620': {
    title: 'Sleek Reveal Newel',
    kind: 'Sleek Wood Newels',
    style: 'Contemporary',
    series: 'Line',
    priceCents: 16999,
    originalCents: 19299,
    species: ['white-oak', 'red-oak', 'hard-maple', 'special-order'],
    description:
      'Two narrow saw cuts run round the post a hand below its top. They are the only ornament, and in white oak, oiled, they are enough.',
    features: ['Two reveals below the top', 'Grain runs through from foot to top'],
    searchKeywords: ['modern', 'square', 'reveal', 'scandinavian', 'post to post'],
  },
  'n-4630': {
    title: 'Sleek Tapered Newel',
    kind: 'Sleek Wood Newels',
    style: 'Mid-century',
    series: 'Line',
    priceCents: 18499,
    originalCents: 20799,
    species: ['white-oak', 'cherry', 'alder', 'special-order'],
    description:
      'All four faces lean in by the same small amount from above the first step to the top. A post from the fifties, when stairs were open and lamps stood on tapered legs.',
    features: ['Square foot, then an even taper', 'Light next to an open riser stair'],
    searchKeywords: ['modern', 'tapered', 'mid-century', 'square'],
  },
  'n-4710': {
    title: 'Mission Slab Cap Newel',
    kind: 'Mission Style',
    style: 'Mission',
    series: 'Mission',
    priceCents: 20999,
    originalCents: 23699,
    species: ['white-oak', 'red-oak', 'cherry', 'special-order'],
    description:
      'Straight sides, one saw cut and a thick flat slab that stands out all round. In quarter sawn white oak, fumed or stained dark, it belongs to the bungalows it was drawn from.',
    features: ['Thick slab, edges eased', 'One reveal below the cap'],
    searchKeywords: ['mission', 'arts and crafts', 'bungalow', 'flat cap'],
  },
  'n-4720': {
    title: 'Mission Slatted Newel',
    kind: 'Mission Style',
    style: 'Mission',
    series: 'Mission',
    priceCents: 25999,
    originalCents: 29199,
    species: ['white-oak', 'red-oak', 'special-order'],
    description:
      'Slats are set on each face below the rail, as on the side of a Mission settle. The square balusters between the posts repeat them, so stair and furniture speak the same language.',
    features: ['Three slats on each side', 'Goes with square Craftsman balusters'],
    searchKeywords: ['mission', 'slats', 'arts and crafts', 'stickley'],
  },
  'n-4730': {
    title: 'Mission Banded Newel',
    kind: 'Mission Style',
    style: 'Mission',
    series: 'Mission',
    priceCents: 22499,
    originalCents: 25299,
    species: ['red-oak', 'white-oak', 'alder', 'primed'],
    description:
      'A broad band stands where the rail arrives and a low pyramid closes the top. The saw cut lower down lines up with the underside of a second rail, if there is one.',
    features: ['Band at the height of the rail', 'Low pyramid cap'],
    searchKeywords: ['mission', 'banded', 'arts and crafts', 'pyramid cap'],
  },
  'n-4810': {
    title: 'Craftsman Tapered Newel',
    kind: 'Craftsman Style',
    style: 'Craftsman',
    series: 'Craftsman',
    priceCents: 29999,
    originalCents: 33999,
    species: ['red-oak', 'white-oak', 'primed', 'poplar', 'special-order'],
    description:
      'The porch column of a Craftsman house brought inside: a heavy base, four sides that lean in, a deep band and a slab. The sides are mitered and glued, so no end grain shows.',
    features: ['Battered sides, mitered', 'Deep band under the slab'],
    searchKeywords: ['craftsman', 'tapered', 'battered', 'porch column', 'bungalow'],
  },
  'n-4820': {
    title: 'Craftsman Panel Newel',
    kind: 'Craftsman Style',
    style: 'Craftsman',
    series: 'Craftsman',
    priceCents: 24999,
    originalCents: 28199,
    species: ['red-oak', 'white-oak', 'poplar', 'primed', 'hard-maple'],
    description:
      'One flat panel between a heavy base and a band, and a slab on top. The same members as the tapered post with straight sides, for stairs where the rail has to be cut square.',
    features: ['Flat recessed panel on each side', 'Two bands, flat slab'],
    searchKeywords: ['craftsman', 'panel', 'bungalow', 'flat cap'],
  },
  'n-4910': {
    title: 'Classic Landing Newel',
    kind: 'Landing Newels',
    style: 'Colonial',
    series: 'Classic',
    priceCents: 21499,
    originalCents: 24299,
    species: [...TURNED_WOODS, 'beech'],
    description:
      'The Classic ball top with a long top block, which takes the rail that arrives from below and the one that leaves for above or along the landing, each at its own height.',
    features: ['Long block takes two rails', 'Turning lines up with the newel below'],
    searchKeywords: ['landing newel', 'ball top', 'balcony', 'turned', 'post to post'],
  },
  'n-4920': {
    title: 'Paneled Landing Newel',
    kind: 'Landing Newels',
    style: 'Traditional',
    series: 'Heritage',
    priceCents: 27999,
    originalCents: 31399,
    species: [...BOX_WOODS, 'special-order'],
    description:
      'A box newel for the turn of the stair. Its base is tall enough to be cut round the edge of the landing, and the panel starts where the floor of the landing ends.',
    features: ['Tall base to cut over the landing edge', 'Plain wood for rails at two heights'],
    searchKeywords: ['landing newel', 'box newel', 'recessed panel', 'balcony'],
  },
  'n-4930': {
    title: 'Sleek Landing Newel',
    kind: 'Landing Newels',
    style: 'Contemporary',
    series: 'Line',
    priceCents: 19499,
    originalCents: 21899,
    species: ['white-oak', 'red-oak', 'hard-maple', 'primed'],
    description:
      'The plain square post in the length that a landing needs, with one saw cut below its chamfered top. What is too long at the foot is cut off on site.',
    features: ['Solid to the foot, cut to length', 'Matches the sleek starting posts'],
    searchKeywords: ['landing newel', 'modern', 'square', 'balcony'],
  },
}

export const newels: readonly Newel[] = Object.keys(entries)
  .filter(isNewelId)
  .map((id) => makeNewel({ ...entries[id], id }))
