import type { FamilyDescriptor } from '../family.ts'
import type { Accessory, AccessoryText } from './accessory.ts'

export const accessoriesFamily = {
  name: 'Accessories for a whole stair',
  path: '/featured-products',
  categories: ['Shoes & Knuckles', 'Newel Posts', 'Installation Hardware'],
  groups: ['accessories'],
  inScale: {
    alt: 'A newel cap, a shoe, a knuckle and a collar beside a pencil.',
    productIds: ['newel-cap-1', 'shoe-1', 'knuckle-1', 'collar-1'],
  },
  stock: async (): Promise<readonly Accessory[]> => (await import('./accessories.ts')).accessories,
} as const satisfies FamilyDescriptor<AccessoryText, Accessory>
