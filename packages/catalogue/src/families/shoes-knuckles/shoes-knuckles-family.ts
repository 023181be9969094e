import type { FamilyDescriptor } from '../family.ts'
import type { ShoeKnuckle, ShoeKnuckleText } from './shoe-knuckle.ts'

export const shoesKnucklesFamily = {
  name: 'Shoes and Knuckles',
  path: '/gallery/shoes-knuckles',
  categories: ['Shoes & Knuckles'],
  leadsBack: 'Shoes & Knuckles',
  menu: { under: 'BALUSTERS' },
  groups: ['accessories'],
  card: {
    anchor: 'accessories',
    text: 'The iron that finishes a baluster at tread and rail, matched by size and finish.',
    productId: 'shoe-1',
    stand: 'bar',
  },
  stock: async (): Promise<readonly ShoeKnuckle[]> =>
    (await import('./shoes-knuckles.ts')).shoesKnuckles,
} as const satisfies FamilyDescriptor<ShoeKnuckleText, ShoeKnuckle>
