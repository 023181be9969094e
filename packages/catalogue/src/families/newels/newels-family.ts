import type { FamilyDescriptor } from '../family.ts'
import { type Newel, type NewelText, NEWEL_FILTERS } from './newel.ts'

export const newelsFamily = {
  name: 'Newel Posts',
  path: '/gallery/newels',
  categories: ['Newel Posts'],
  leadsBack: 'Newel Posts',
  isShownInPart: true,
  menu: {
    under: 'NEWELS',
    label: 'All Newels',
    filtered: { by: 'category', values: NEWEL_FILTERS },
  },
  groups: ['newels'],
  gallery: async () => (await import('./newels-gallery.ts')).newelsGallery,
  stock: async (): Promise<readonly Newel[]> => (await import('./newels.ts')).newels,
} as const satisfies FamilyDescriptor<NewelText, Newel>
