import type { FamilyDescriptor } from '../family.ts'
import type { Accessory, AccessoryText } from './accessory.ts'

export const accessoriesFamily = {
  name: 'Accessories for a whole stair',
  path: '/featured-products',
  categories: ['Shoes & Knuckles', 'Newel Posts', 'Installation Hardware'],
  groups: ['accessories'],
  stock: async (): Promise<readonly Accessory[]> => (await import('./accessories.ts')).accessories,
} as const satisfies FamilyDescriptor<AccessoryText, Accessory>
