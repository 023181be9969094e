import type { FamilyDescriptor } from '../family.ts'
import { type Post, type PostText, POST_CATEGORIES } from './post.ts'

export const postsFamily = {
  name: 'Starting and Landing Posts',
  path: '/gallery/newel-posts',
  categories: POST_CATEGORIES,
  isShownInPart: true,
  menu: { under: 'NEWELS' },
  groups: ['newels'],
  inScale: {
    alt: 'A turned starting post beside a counter stool with a mug of coffee on it.',
    productIds: ['p-1010'],
  },
  gallery: async () => (await import('./posts-gallery.ts')).postsGallery,
  stock: async (): Promise<readonly Post[]> => (await import('./posts.ts')).posts,
} as const satisfies FamilyDescriptor<PostText, Post>
