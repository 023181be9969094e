import type { FamilyDescriptor } from '../family.ts'
import { type Post, type PostText, POST_CATEGORIES } from './post.ts'

export const postsFamily = {
  name: 'Starting and Landing Posts',
  path: '/gallery/newel-posts',
  categories: POST_CATEGORIES,
  isShownInPart: true,
  menu: { under: 'NEWELS' },
  groups: ['newels'],
  gallery: async () => (await import('./posts-gallery.ts')).postsGallery,
  stock: async (): Promise<readonly Post[]> => (await import('./posts.ts')).posts,
} as const satisfies FamilyDescriptor<PostText, Post>
