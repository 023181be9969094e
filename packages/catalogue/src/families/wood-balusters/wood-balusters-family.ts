import type { FamilyDescriptor } from '../family.ts'
import type { WoodBaluster, WoodBalusterText } from './wood-baluster.ts'

export const woodBalustersFamily = {
  name: 'Wood Balusters',
  path: '/gallery/wood-balusters',
  categories: ['Wood Balusters'],
  leadsBack: 'Wood Balusters',
  isShownInPart: true,
  menu: { under: 'BALUSTERS' },
  groups: ['balusters'],
  card: {
    anchor: 'wood-balusters',
    text: 'Turned and square, pin top and square top, in oak, maple, poplar or hemlock, or primed.',
    productId: 'c-2005',
    stand: 'bar',
  },
  stock: async (): Promise<readonly WoodBaluster[]> =>
    (await import('./wood-balusters.ts')).woodBalusters,
} as const satisfies FamilyDescriptor<WoodBalusterText, WoodBaluster>
