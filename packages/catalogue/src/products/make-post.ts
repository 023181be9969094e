import type { Mounting, Post, PostCategory } from '../post.ts'
import { drawingPath } from '../picture-path.ts'
import type { Species } from '../species.ts'
import {
  newelDimensions,
  newelFeatures,
  newelSizes,
  newelSpecies,
  newelSpeciesNames,
} from './newel-facts.ts'
import { newelShapes, type PostId } from './newel-shapes.ts'

/** What is written by hand about a detailed post; everything else follows from its shape. */
export interface PostEntry {
  readonly id: PostId
  readonly title: string
  readonly category: PostCategory
  readonly mounting: Mounting
  readonly style: string
  readonly series: string
  readonly priceCents: number
  readonly species: readonly Species[]
  readonly description: string
  readonly features: readonly string[]
  readonly searchKeywords: readonly string[]
}

const TRADE_WORDS = ['newel', 'newel post', 'stair post']
const MOUNTING_WORDS = {
  'Post-to-Post': 'post to post',
  'Over-the-Post': 'over the post',
} as const satisfies Record<Mounting, string>

/** A post with its sizes, species and drawing worked out from its shape. */
export function makePost(entry: PostEntry): Post {
  const { features, species, searchKeywords, ...written } = entry
  const shape = newelShapes[entry.id]
  const percents = newelSpecies(species)
  return {
    ...written,
    itemNumber: entry.id.toUpperCase(),
    family: 'posts',
    originalCents: Math.round(entry.priceCents * 1.2),
    inStock: true,
    optionGroups: [],
    ...(percents === undefined ? {} : { species: percents }),
    availableSpecies: newelSpeciesNames(species),
    href: `/product/${entry.id}`,
    features: [...newelFeatures(shape), ...features],
    materials: newelSpeciesNames(species),
    dimensions: newelDimensions(shape),
    searchKeywords: [...TRADE_WORDS, MOUNTING_WORDS[entry.mounting], ...searchKeywords],
    specifications: {
      Dimensions: newelDimensions(shape),
      Style: entry.style,
      Series: entry.series,
      Mounting: entry.mounting,
      ...newelSizes(shape),
    },
    cadDrawing: drawingPath(entry.id),
    inGallery: true,
    shape,
  }
}
