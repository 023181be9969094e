import type { FamilyDescriptor } from '../family.ts'
import type { Rosette, RosetteText } from './rosette.ts'

export const rosettesFamily = {
  name: 'Handrail Rosettes',
  path: '/gallery/rosettes',
  categories: ['Handrail Rosettes'],
  menu: { under: 'RAILS' },
  groups: ['handrails', 'accessories'],
  gallery: async () => (await import('./rosettes-gallery.ts')).rosettesGallery,
  stock: async (): Promise<readonly Rosette[]> => (await import('./rosettes.ts')).rosettes,
} as const satisfies FamilyDescriptor<RosetteText, Rosette>
