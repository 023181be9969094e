import type { FamilyDescriptor } from '../family.ts'
import { type Tread, type TreadText, TREAD_CATEGORIES } from './tread.ts'

export const treadsFamily = {
  name: 'Stair Treads',
  path: '/gallery/treads',
  categories: TREAD_CATEGORIES,
  leadsBack: 'Stair Treads',
  menu: { under: 'TREADS' },
  groups: ['treads'],
  card: {
    anchor: 'treads',
    title: 'Treads and Starting Steps',
    text: 'Solid treads, bullnose starting steps, risers, caps and nosing.',
    productId: 'c-8070',
    stand: 'bar',
  },
  gallery: async () => (await import('./treads-gallery.ts')).treadsGallery,
  stock: async (): Promise<readonly Tread[]> => (await import('./treads.ts')).treads,
} as const satisfies FamilyDescriptor<TreadText, Tread>
