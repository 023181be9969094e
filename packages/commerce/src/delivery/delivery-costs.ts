import type { Delivery } from './delivery.ts'

/** What an order costs us to send, in whole cents: an estimate for the desk, never charged. */
export function deliveryCostCents({ mode, cartons }: Pick<Delivery, 'mode' | 'cartons'>): number {
  const count = cartons.reduce((sum, carton) => sum + carton.count, 0)
  switch (mode) {
    case 'pickup':
      return 0
    case 'letter':
      return count * 800
    case 'parcel':
      return count * 4000
    case 'freight':
      return 30_000
  }
}
