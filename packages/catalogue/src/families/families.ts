import { accessoriesFamily } from './accessories/accessories-family.ts'
import { bracketsFamily } from './brackets/brackets-family.ts'
import type { FamilyDescriptor } from './family.ts'
import { fittingsFamily } from './fittings/fittings-family.ts'
import { handrailsFamily } from './handrails/handrails-family.ts'
import { ironBalustersFamily } from './iron-balusters/iron-balusters-family.ts'
import { newelsFamily } from './newels/newels-family.ts'
import { postsFamily } from './posts/posts-family.ts'
import { rosettesFamily } from './rosettes/rosettes-family.ts'
import { samplesFamily } from './samples/samples-family.ts'
import { shoesKnucklesFamily } from './shoes-knuckles/shoes-knuckles-family.ts'
import { treadsFamily } from './treads/treads-family.ts'
import { woodBalustersFamily } from './wood-balusters/wood-balusters-family.ts'

/** Every family by the name of its folder and chunk, in the order in which lists show them. */
const LISTED = {
  'iron-balusters': ironBalustersFamily,
  'wood-balusters': woodBalustersFamily,
  handrails: handrailsFamily,
  newels: newelsFamily,
  posts: postsFamily,
  fittings: fittingsFamily,
  brackets: bracketsFamily,
  rosettes: rosettesFamily,
  treads: treadsFamily,
  'shoes-knuckles': shoesKnucklesFamily,
  accessories: accessoriesFamily,
  samples: samplesFamily,
} as const

export type Family = keyof typeof LISTED
export type Category = (typeof LISTED)[Family]['categories'][number]

/** The products of each family, whole. */
export type FamilyProduct = {
  [F in Family]: Awaited<ReturnType<(typeof LISTED)[F]['stock']>>[number]
}

/** What a page gets of each product when it loads a family. */
export type FamilyText = { [F in Family]: Omit<FamilyProduct[F], 'shape'> }

/** What the shop says of each family. */
export const DESCRIPTORS: {
  readonly [F in Family]: FamilyDescriptor<FamilyText[F], FamilyProduct[F]>
} = LISTED

/** The names of all families, in the order in which lists show them. */
export const FAMILIES: readonly Family[] = Object.keys(LISTED).filter(isFamily)

function isFamily(name: string): name is Family {
  return Object.hasOwn(LISTED, name)
}
