import type { GalleryWords } from '../gallery-words.ts'
import { postsFamily } from '../posts/posts-family.ts'
import { NEWEL_FILTERS, type NewelText } from './newel.ts'
import { newelWords } from './newel-words.ts'

export const newelsGallery: GalleryWords<NewelText> = {
  description:
    'Box, turned, Mission and Craftsman newel posts, each with its species, its dimensions and a drawing.',
  lede: 'The posts that carry the rail. Box newels are built up and hollow, turned ones come from one stick; landing newels are longer, because two rails meet in them.',
  next: postsFamily,
  ...newelWords<NewelText>(NEWEL_FILTERS, ({ kind }) => kind),
  listFacts: ({ kind, dimensions }) => ({ Kind: kind, Size: dimensions }),
  closing: { scene: 'bronze', strip: 28 },
}
