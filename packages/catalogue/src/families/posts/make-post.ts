import { newelFacts, type NewelWriting } from '../newels/newel-facts.ts'
import { newelShapes, type PostId } from '../newels/newel-shapes.ts'
import { usualProduct } from '../usual-listing.ts'
import type { Mounting, Post, PostCategory } from './post.ts'

/** What is written by hand about a detailed post; everything else follows from its shape. */
export interface PostEntry extends NewelWriting {
  readonly id: PostId
  readonly title: string
  readonly category: PostCategory
  readonly mounting: Mounting
  readonly priceCents: number
  readonly description: string
}

const MOUNTING_WORDS = {
  'Post-to-Post': 'post to post',
  'Over-the-Post': 'over the post',
} as const satisfies Record<Mounting, string>

/** A post with its sizes, species and drawing worked out from its shape. */
export function makePost(entry: PostEntry): Post {
  const { category, mounting } = entry
  return {
    ...usualProduct('posts', entry),
    ...newelFacts(entry, newelShapes[entry.id], {
      searchWord: MOUNTING_WORDS[mounting],
      specifications: { Mounting: mounting },
    }),
    category,
    mounting,
  }
}
