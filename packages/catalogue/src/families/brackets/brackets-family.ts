import type { FamilyDescriptor } from '../family.ts'
import type { Bracket, BracketText } from './bracket.ts'

export const bracketsFamily = {
  name: 'Handrail Brackets',
  path: '/gallery/brackets',
  categories: ['Handrail Brackets'],
  menu: { under: 'RAILS' },
  groups: ['handrails', 'accessories'],
  inScale: {
    alt: 'A handrail bracket with a pencil before it; it reaches half as far as the pencil is long.',
    productIds: ['br-101'],
  },
  gallery: async () => (await import('./brackets-gallery.ts')).bracketsGallery,
  stock: async (): Promise<readonly Bracket[]> => (await import('./brackets.ts')).brackets,
} as const satisfies FamilyDescriptor<BracketText, Bracket>
