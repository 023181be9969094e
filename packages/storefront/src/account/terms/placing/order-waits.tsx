import type { ReactNode } from 'react'
import { waitingOrder } from '../../../checkout/kept/waiting-order.ts'

/** Says that an order waits in this tab, and what to do with it; nothing where none does. */
export function OrderWaits({ children }: { children: ReactNode }) {
  if (waitingOrder.read() === undefined) return null
  return <p className="mb-6 max-w-[60ch] border-l-4 border-plotter py-1 pl-4">{children}</p>
}
