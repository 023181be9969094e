import type { Newel, NewelKind } from '../newel.ts'
import { drawingPath } from '../picture-path.ts'
import type { Species } from '../species.ts'
import {
  newelDimensions,
  newelFeatures,
  newelSizes,
  newelSpecies,
  newelSpeciesNames,
} from './newel-facts.ts'
import { type NewelId, newelShapes } from './newel-shapes.ts'

/** What is written by hand about a newel; everything else follows from its shape. */
export interface NewelEntry {
  readonly id: NewelId
  readonly title: string
  readonly kind: NewelKind
  readonly style: string
  readonly series: string
  readonly priceCents: number
  readonly originalCents: number
  readonly species: readonly Species[]
  readonly description: string
  readonly features: readonly string[]
  readonly searchKeywords: readonly string[]
}

const TRADE_WORDS = ['newel', 'newel post', 'stair post']

/** A newel with its sizes, species and drawing worked out from its shape. */
export function makeNewel(entry: NewelEntry): Newel {
  const { features, species, searchKeywords, ...written } = entry
  const shape = newelShapes[entry.id]
  const percents = newelSpecies(species)
  return {
    ...written,
    itemNumber: entry.id.toUpperCase(),
    family: 'newels',
    category: 'Newel Posts',
    inStock: true,
    optionGroups: [],
    ...(percents === undefined ? {} : { species: percents }),
    availableSpecies: newelSpeciesNames(species),
    href: `/product/${entry.id}`,
    features: [...newelFeatures(shape), ...features],
    materials: newelSpeciesNames(species),
    dimensions: newelDimensions(shape),
    searchKeywords: [...TRADE_WORDS, entry.kind.toLowerCase(), ...searchKeywords],
    specifications: {
      Dimensions: newelDimensions(shape),
      Style: entry.style,
      Series: entry.series,
      ...newelSizes(shape),
    },
    cadDrawing: drawingPath(entry.id),
    inGallery: true,
    shape,
  }
}
