import { fittingsFamily } from '../fittings/fittings-family.ts'
import { categoryFacet, type GalleryWords } from '../gallery-words.ts'
import { type HandrailText, RAIL_CATEGORIES } from './handrail.ts'

export const handrailsGallery: GalleryWords<HandrailText> = {
  description:
    'Stair handrails by profile: plain, plowed, wall and bending rail, in lengths up to twenty feet, each with its section drawn.',
  lede: 'By profile, in lengths up to 20 feet. A plowed rail takes square-top balusters and a fillet; a plain one is drilled for pins and iron.',
  next: fittingsFamily,
  facet: categoryFacet(RAIL_CATEGORIES, ({ category }) => category),
  allTitle: 'All Rails',
  listFacts: ({ specifications }) => ({
    Profile: specifications['Profile'] ?? '',
    Section: specifications['Section'] ?? '',
  }),
  choice: 'Length, species',
  card: ({ category, specifications }) => ({
    stand: 'rail',
    mark: category,
    featureCount: 1,
    facts: { Profile: specifications['Profile'], Length: specifications['Length'] },
    below: 'looks',
  }),
  closing: { scene: 'straight-lines', strip: 62 },
}
