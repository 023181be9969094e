import { bracketsFamily } from '../brackets/brackets-family.ts'
import { categoryFacet, type GalleryWords } from '../gallery-words.ts'
import { ROSETTE_KINDS, type RosetteText } from './rosette.ts'

export const rosettesGallery: GalleryWords<RosetteText> = {
  description:
    'Wood rosettes that end a handrail at a wall: square, round, oval, oblong and rectangle, each with its sizes and drawing.',
  lede: 'Where a rail runs into a wall, a rosette takes the screws and hides the joint. Choose one wider than the rail on every side.',
  next: bracketsFamily,
  facet: categoryFacet(Object.entries(ROSETTE_KINDS), ({ kind }) => kind),
  allTitle: 'All Rosettes',
  listFacts: ({ kind, dimensions }) => ({ Shape: ROSETTE_KINDS[kind], Size: dimensions }),
  choice: 'Species',
  onlyChoice: ({ materials }) => materials.join(', '),
  card: ({ kind }) => ({ stand: 'piece', mark: ROSETTE_KINDS[kind] }),
  closing: { scene: 'balcony', strip: 42 },
}
