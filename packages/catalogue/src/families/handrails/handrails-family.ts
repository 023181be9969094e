import type { FamilyDescriptor } from '../family.ts'
import { type Handrail, type HandrailText, RAIL_CATEGORIES } from './handrail.ts'

export const handrailsFamily = {
  name: 'Handrails',
  path: '/gallery/handrails',
  categories: RAIL_CATEGORIES,
  leadsBack: 'Handrails',
  menu: { under: 'RAILS' },
  groups: ['handrails'],
  card: {
    anchor: 'handrails',
    text: 'Profiles for the hand and for the guard in lengths to twenty feet, plain or plowed.',
    productId: 'c-6010',
    stand: 'rail',
  },
  gallery: async () => (await import('./handrails-gallery.ts')).handrailsGallery,
  stock: async (): Promise<readonly Handrail[]> => (await import('./handrails.ts')).handrails,
} as const satisfies FamilyDescriptor<HandrailText, Handrail>
