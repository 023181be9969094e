import type { FamilyDescriptor } from '../family.ts'
import type { Fitting, FittingText } from './fitting.ts'

export const fittingsFamily = {
  name: 'Handrail Fittings',
  path: '/gallery/fittings',
  categories: ['Handrail Fittings'],
  menu: { under: 'RAILS' },
  groups: ['handrails'],
  stock: async (): Promise<readonly Fitting[]> => (await import('./fittings.ts')).fittings,
} as const satisfies FamilyDescriptor<FittingText, Fitting>
