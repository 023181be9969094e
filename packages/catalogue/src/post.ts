import type { Category, Product, ProductText } from './product.ts'

/** Where a post stands; the filters of the second newel gallery. */
export const POST_CATEGORIES = [
  'Starting Posts',
  'Landing Posts',
  'Intermediate Posts',
] as const satisfies readonly Category[]
export type PostCategory = (typeof POST_CATEGORIES)[number]

/** Whether the rail is cut between the posts or runs over them. */
export type Mounting = 'Post-to-Post' | 'Over-the-Post'

export interface PostText extends ProductText {
  readonly family: 'posts'
  readonly category: PostCategory
  readonly mounting: Mounting
  readonly style: string
  readonly series: string
  /** Names as a card lists them; `Available by Special Order` among them is no choice. */
  readonly availableSpecies: readonly string[]
  /** Where its dimensioned drawing is served from. */
  readonly cadDrawing: string
}

export type Post = PostText & Product
