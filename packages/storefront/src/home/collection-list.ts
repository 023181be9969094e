import { paths } from '../paths.ts'
import type { PictureStand } from '../pictures/picture-stand.ts'

export interface Collection {
  readonly anchor: 'balusters' | 'treads' | 'handrails' | 'newels'
  readonly title: string
  /** The grander name that the design layouts give it. */
  readonly tile: string
  readonly text: string
  /** Product whose picture stands for the collection. */
  readonly productId: string
  readonly stand: PictureStand
}

export const collections: readonly Collection[] = [
  {
    anchor: 'balusters',
    title: 'Balusters',
    tile: 'Premium Balusters',
    text: 'Iron and turned wood, with the shoes and collars that fit them.',
    productId: 'm-399',
    stand: 'bar',
  },
  {
    anchor: 'treads',
    title: 'Treads',
    tile: 'Solid Stair Treads',
    text: 'Solid treads, starting steps, risers and caps.',
    productId: 'c-8070',
    stand: 'bar',
  },
  {
    anchor: 'handrails',
    title: 'Handrails',
    tile: 'Elegant Handrails',
    text: 'Profiles up to twenty feet and the fittings that match them.',
    productId: 'c-6010',
    stand: 'rail',
  },
  {
    anchor: 'newels',
    title: 'Newels',
    tile: 'Statement Newel Posts',
    text: 'Box, turned and Craftsman posts for every place on the stair.',
    productId: 'n-4510',
    stand: 'post',
  },
]

/** Where a collection's tile leads. */
export function collectionHref({ anchor }: Collection): string {
  return `${paths.products}#${anchor}`
}
