import type { GalleryWords } from '../gallery-words.ts'
import { newelsFamily } from '../newels/newels-family.ts'
import { newelWords } from '../newels/newel-words.ts'
import { POST_CATEGORIES, type PostText } from './post.ts'

export const postsGallery: GalleryWords<PostText> = {
  pageTitle: 'Starting, Landing and Intermediate Posts',
  description:
    'Newel posts by their place on the stair, for post-to-post and over-the-post rails, with mounting, species and drawings.',
  lede: 'Newels by the place they stand in. Post-to-post: the rail is cut between the posts. Over-the-post: the rail runs over them on fittings.',
  within: newelsFamily,
  ...newelWords<PostText>(
    POST_CATEGORIES,
    ({ category }) => category,
    ({ mounting }) => ({ Mounting: mounting }),
  ),
  listFacts: ({ mounting, dimensions }) => ({ Mounting: mounting, Size: dimensions }),
  closing: { scene: 'morning', strip: 92 },
}
