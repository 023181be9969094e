import { STAFF_ROLES, type StaffRole } from '@millrun/commerce/desk/desk-api'
import { createResource, type Resource } from '@millrun/ui/first/resource'
import type { ComponentType } from 'react'

export interface Section {
  readonly name: string
  /** Below `/desk/`; its screen may have further addresses below it. */
  readonly path: string
  /** Who sees it; the server looks for itself. */
  readonly roles: readonly StaffRole[]
  readonly screen: Resource<{ readonly Screen: ComponentType }>
}

const ordersScreen = createResource(async () => ({
  Screen: (await import('../orders/orders-screen.tsx')).OrdersScreen,
}))

const stockScreen = createResource(async () => ({
  Screen: (await import('../stock/stock-screen.tsx')).StockScreen,
}))

/** The sections of the desk in their order; the first that a role sees is what `/desk` shows. */
export const SECTIONS: readonly Section[] = [
  { name: 'Orders', path: 'orders', roles: STAFF_ROLES, screen: ordersScreen },
  { name: 'Prices and stock', path: 'stock', roles: STAFF_ROLES, screen: stockScreen },
]
