import type { Entries } from '../entries.ts'
import { isPostId } from '../newels/newel-shapes.ts'
import type { Post } from './post.ts'
import type { Species } from '../../choosing/species.ts'
import { makePost, type PostEntry } from './make-post.ts'

const TURNED_WOODS = [
  'red-oak',
  'poplar',
  'hard-maple',
  'primed',
] as const satisfies readonly Species[]

const entries: Entries<PostEntry> = {
  'p-1010': {
    title: 'Bristol Starting Post',
    category: 'Starting Posts',
    mounting: 'Post-to-Post',
    style: 'Transitional',
    series: 'Bristol',
    priceCents: 12999,
    species: [...TURNED_WOODS, 'beech'],
    description:
      'Stands on the first tread or beside it and takes the rail in its top block. The slimmer of the two Bristol posts, for stairs of ordinary width.',
    features: ['Mushroom cap', 'Fixed with a rail bolt through the block'],
    searchKeywords: ['starting newel', 'mushroom top', 'turned'],
  },
  'p-1020': {
    title: 'Classic Volute Post',
    category: 'Starting Posts',
    mounting: 'Over-the-Post',
    style: 'Colonial',
    series: 'Classic',
    priceCents: 10999,
    species: [...TURNED_WOODS, 'white-oak', 'beech'],
    description:
      'Short enough to stand on a bullnose starting step under a volute or a turnout, in the middle of the ring of balusters. The pin goes into the underside of the fitting.',
    features: ['Length for a volute or turnout', 'Set it with the starting step, before the rail'],
    searchKeywords: ['starting newel', 'volute', 'turnout', 'pin top', 'turned'],
  },
  'p-1030': {
    title: 'Hampton Fluted Starting Post',
    category: 'Starting Posts',
    mounting: 'Over-the-Post',
    style: 'Traditional',
    series: 'Hampton',
    priceCents: 14999,
    species: ['hard-maple', 'primed', 'red-oak', 'poplar'],
    description:
      'The fluted Hampton shaft on a foot long enough for a starting easing with cap. Choose it where the first post is seen from the front door and the rest are not.',
    features: ['Flutes end below the last ring', 'For a starting easing or opening cap'],
    searchKeywords: ['starting newel', 'fluted', 'pin top', 'turned'],
  },
  'p-1040': {
    title: 'Shaker Box Starting Post',
    category: 'Starting Posts',
    mounting: 'Post-to-Post',
    style: 'Shaker',
    series: 'Shaker',
    priceCents: 17999,
    species: ['red-oak', 'primed', 'poplar', 'white-oak', 'special-order'],
    description:
      'A plain box with base and pyramid for the foot of the stair. It slips over a mounting block screwed to the floor, which is the firmest way to set a post on a finished floor.',
    features: ['Slips over a mounting block', 'Base loose, to be scribed to the floor'],
    searchKeywords: ['starting newel', 'box newel', 'plain'],
  },
  'p-2010': {
    title: 'Classic Acorn Landing Post',
    category: 'Landing Posts',
    mounting: 'Post-to-Post',
    style: 'Colonial',
    series: 'Classic',
    priceCents: 15999,
    species: [...TURNED_WOODS, 'white-oak', 'special-order'],
    description:
      'For the landing in the middle of a stair, where one rail arrives and the next leaves a step or two higher. The long block takes both, and the acorn says the turn is here.',
    features: ['Acorn finial', 'Block long enough for a quarter turn landing'],
    searchKeywords: ['landing newel', 'acorn', 'turned'],
  },
  'p-2020': {
    title: 'Bristol Landing Post, Pin Top',
    category: 'Landing Posts',
    mounting: 'Over-the-Post',
    style: 'Transitional',
    series: 'Bristol',
    priceCents: 13999,
    species: TURNED_WOODS,
    description:
      'Stands at the head of a flight under a gooseneck with quarter turn, so that rail and post meet without a block. The foot reaches down past the floor line and is bolted to the framing.',
    features: ['For a gooseneck with cap', 'Foot bolts to the landing frame'],
    searchKeywords: ['landing newel', 'gooseneck', 'pin top', 'turned'],
  },
  'p-2030': {
    title: 'Marion Landing Post',
    category: 'Landing Posts',
    mounting: 'Post-to-Post',
    style: 'Victorian',
    series: 'Marion',
    priceCents: 18999,
    species: ['red-oak', 'hard-maple', 'cherry', 'special-order'],
    description:
      'Double vase and ball on a long block, to stand at the turn of a wide Victorian stair. Its ring comes level with the ring of the balusters on the landing, not with those on the flight.',
    features: ['Ball finial', 'Ring at the height of the landing balusters'],
    searchKeywords: ['landing newel', 'double vase', 'victorian', 'turned'],
  },
  'p-2040': {
    title: 'Heritage Box Landing Post',
    category: 'Landing Posts',
    mounting: 'Post-to-Post',
    style: 'Traditional',
    series: 'Heritage',
    priceCents: 24999,
    species: ['red-oak', 'primed', 'white-oak', 'poplar', 'special-order'],
    description:
      'The paneled box in landing length, with a base deep enough to cover the edge of the landing and the skirt below it. The band sits just under the level rail.',
    features: ['Deep base for the landing edge', 'Hollow, for a mounting block or threaded rod'],
    searchKeywords: ['landing newel', 'box newel', 'recessed panel'],
  },
  'p-3010': {
    title: 'Classic Intermediate Post',
    category: 'Intermediate Posts',
    mounting: 'Over-the-Post',
    style: 'Colonial',
    series: 'Classic',
    priceCents: 13499,
    species: [...TURNED_WOODS, 'white-oak'],
    description:
      'Carries a long rail in the middle of its run without interrupting it. The foot is notched over the stringer, so the post does not depend on the tread.',
    features: [
      'Extra foot to notch over the stringer',
      'For a tandem cap or a plain rail bored from below',
    ],
    searchKeywords: ['intermediate newel', 'pin top', 'tandem cap', 'turned'],
  },
  'p-3020': {
    title: 'Bristol Balcony Post',
    category: 'Intermediate Posts',
    mounting: 'Post-to-Post',
    style: 'Transitional',
    series: 'Bristol',
    priceCents: 14999,
    species: [...TURNED_WOODS, 'beech'],
    description:
      'Where a sloping rail comes up from the stair on one side and a level rail goes off along the balcony on the other. The block is long enough for both and no longer.',
    features: ['Block for a rake and a level rail', 'Mushroom cap'],
    searchKeywords: ['intermediate newel', 'balcony', 'mushroom top', 'turned'],
  },
  'p-3030': {
    title: 'Marion Tandem Post',
    category: 'Intermediate Posts',
    mounting: 'Over-the-Post',
    style: 'Victorian',
    series: 'Marion',
    priceCents: 12499,
    species: ['red-oak', 'hard-maple', 'poplar', 'cherry'],
    description:
      'Stiffens a level run that is too long for one span, usually every eight to ten feet. The tandem cap above it lets the rail pass without a joint.',
    features: ['For a tandem cap on a level run', 'Same turning as the landing post'],
    searchKeywords: ['intermediate newel', 'tandem cap', 'balcony', 'turned'],
  },
  'p-3040': {
    title: 'Line Square Intermediate Post',
    category: 'Intermediate Posts',
    mounting: 'Post-to-Post',
    style: 'Contemporary',
    series: 'Line',
    priceCents: 11999,
    species: ['white-oak', 'red-oak', 'hard-maple', 'primed'],
    description:
      'A plain square post between two lengths of rail. It may stand on the floor, be notched over the edge of an opening, or hang from its face with two lag bolts.',
    features: ['Floor, notch or face mounting', 'Chamfered top'],
    searchKeywords: ['intermediate newel', 'modern', 'square'],
  },
}

/** The detailed posts of the second newel gallery. */
export const posts: readonly Post[] = Object.keys(entries)
  .filter(isPostId)
  .map((id) => makePost({ ...entries[id], id }))
