import type { FamilyDescriptor } from '../family.ts'
import { IRON_SERIES, type IronBaluster, type IronBalusterText } from './iron-baluster.ts'

export const ironBalustersFamily = {
  name: 'Iron Balusters',
  path: '/gallery/iron-balusters',
  categories: ['Iron Balusters'],
  leadsBack: 'Iron Balusters',
  originalTimes: 1.15,
  isShownInPart: true,
  menu: {
    under: 'BALUSTERS',
    filtered: {
      heading: 'Iron, by series',
      by: 'series',
      values: IRON_SERIES.filter((series) => series !== 'Other'),
    },
  },
  groups: ['balusters'],
  card: {
    anchor: 'balusters',
    text: 'Baskets, twists, knuckles and plain bars in 1/2" to 3/4" stock, the favorites in all seven finishes.',
    productId: 'm-399',
    stand: 'bar',
    isPopular: true,
  },
  stock: async (): Promise<readonly IronBaluster[]> =>
    (await import('./iron-balusters.ts')).ironBalusters,
} as const satisfies FamilyDescriptor<IronBalusterText, IronBaluster>
