import type { Product } from '../../product.ts'
import type { AnyNewelText } from '../newels/newel.ts'

/** Where a post stands; the filters of the second newel gallery. */
export const POST_CATEGORIES = ['Starting Posts', 'Landing Posts', 'Intermediate Posts'] as const
export type PostCategory = (typeof POST_CATEGORIES)[number]

/** Whether the rail is cut between the posts or runs over them. */
export type Mounting = 'Post-to-Post' | 'Over-the-Post'

export interface PostText extends AnyNewelText {
  readonly family: 'posts'
  readonly category: PostCategory
  readonly mounting: Mounting
}

export type Post = PostText & Product
