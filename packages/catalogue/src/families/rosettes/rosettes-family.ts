import type { FamilyDescriptor } from '../family.ts'
import type { Rosette, RosetteText } from './rosette.ts'

export const rosettesFamily = {
  name: 'Handrail Rosettes',
  path: '/gallery/rosettes',
  categories: ['Handrail Rosettes'],
  menu: { under: 'RAILS' },
  groups: ['handrails', 'accessories'],
  inScale: {
    alt: 'A square and a round rosette with a pencil before them; both are shorter than it.',
    productIds: ['ro-101', 'ro-201'],
  },
  gallery: async () => (await import('./rosettes-gallery.ts')).rosettesGallery,
  stock: async (): Promise<readonly Rosette[]> => (await import('./rosettes.ts')).rosettes,
} as const satisfies FamilyDescriptor<RosetteText, Rosette>
