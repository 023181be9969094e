import { categoryFacet, type GalleryWords } from '../gallery-words.ts'
import { newelsFamily } from '../newels/newels-family.ts'
import { TREAD_CATEGORIES, type TreadText } from './tread.ts'

export const treadsGallery: GalleryWords<TreadText> = {
  description:
    'Solid stair treads, starting steps, risers, caps, nosing and landing treads in oak, maple, cherry and poplar, each with its sizes and a drawing.',
  lede: 'Everything one steps on, and what stands between. Prices are for red oak in the first length; a flight needs one riser more than it has treads.',
  next: newelsFamily,
  facet: categoryFacet(TREAD_CATEGORIES, ({ category }) => category),
  allTitle: 'All Treads',
  listFacts: ({ category, dimensions }) => ({ Kind: category, Size: dimensions }),
  choice: 'Choices',
  card: ({ category, runsOut, materials, lengths, specifications }) => ({
    stand: runsOut === true ? 'rail' : 'piece',
    mark: category,
    featureCount: 1,
    facts: { Species: materials, Length: lengths.join(', '), Height: specifications['Height'] },
  }),
  closing: { scene: 'painted', strip: 92 },
}
