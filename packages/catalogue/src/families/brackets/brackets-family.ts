import type { FamilyDescriptor } from '../family.ts'
import type { Bracket, BracketText } from './bracket.ts'

export const bracketsFamily = {
  name: 'Handrail Brackets',
  path: '/gallery/brackets',
  categories: ['Handrail Brackets'],
  menu: { under: 'RAILS' },
  groups: ['handrails', 'accessories'],
  gallery: async () => (await import('./brackets-gallery.ts')).bracketsGallery,
  stock: async (): Promise<readonly Bracket[]> => (await import('./brackets.ts')).brackets,
} as const satisfies FamilyDescriptor<BracketText, Bracket>
