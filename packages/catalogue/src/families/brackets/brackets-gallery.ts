import { categoryFacet, type GalleryWords } from '../gallery-words.ts'
import { rosettesFamily } from '../rosettes/rosettes-family.ts'
import { BRACKET_KINDS, type BracketText } from './bracket.ts'

export const bracketsGallery: GalleryWords<BracketText> = {
  description:
    'Brackets that carry a rail along a wall, on a newel or over a tread, fixed and adjustable, each with its projection drawn.',
  lede: 'They hold the rail off the wall far enough for a hand. Screw them into studs, one every three to four feet.',
  next: rosettesFamily,
  facet: categoryFacet(Object.entries(BRACKET_KINDS), ({ kind }) => kind),
  allTitle: 'All Brackets',
  listFacts: ({ kind, dimensions }) => ({ Kind: BRACKET_KINDS[kind], Size: dimensions }),
  choice: 'Finish',
  onlyChoice: ({ materials }) => materials.at(-1) ?? '',
  card: ({ kind }) => ({ stand: 'piece', mark: BRACKET_KINDS[kind] }),
  closing: { scene: 'painted', strip: 30 },
}
