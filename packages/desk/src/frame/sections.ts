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

const quotesScreen = createResource(async () => ({
  Screen: (await import('../quotes/quotes-screen.tsx')).QuotesScreen,
}))

const packingScreen = createResource(async () => ({
  Screen: (await import('../packing/packing-screen.tsx')).PackingScreen,
}))

const returnsScreen = createResource(async () => ({
  Screen: (await import('../returns/returns-screen.tsx')).ReturnsScreen,
}))

const stockScreen = createResource(async () => ({
  Screen: (await import('../stock/stock-screen.tsx')).StockScreen,
}))

const priceListsScreen = createResource(async () => ({
  Screen: (await import('../price-lists/price-lists-screen.tsx')).PriceListsScreen,
}))

const moneyScreen = createResource(async () => ({
  Screen: (await import('../money/money-screen.tsx')).MoneyScreen,
}))

const booksScreen = createResource(async () => ({
  Screen: (await import('../books/books-screen.tsx')).BooksScreen,
}))

const peopleScreen = createResource(async () => ({
  Screen: (await import('../people/people-screen.tsx')).PeopleScreen,
}))

const reviewsScreen = createResource(async () => ({
  Screen: (await import('../reviews/reviews-screen.tsx')).ReviewsScreen,
}))

const actionsScreen = createResource(async () => ({
  Screen: (await import('../actions/actions-screen.tsx')).ActionsScreen,
}))

const DECIDING: readonly StaffRole[] = ['owner', 'manager']

/** The sections of the desk in their order; the first that a role sees is where `/desk` leads. */
export const SECTIONS: readonly Section[] = [
  { name: 'Orders', path: 'orders', roles: STAFF_ROLES, screen: ordersScreen },
  { name: 'Quotes', path: 'quotes', roles: STAFF_ROLES, screen: quotesScreen },
  { name: 'Packing', path: 'packing', roles: STAFF_ROLES, screen: packingScreen },
  { name: 'Returns', path: 'returns', roles: STAFF_ROLES, screen: returnsScreen },
  { name: 'Prices and stock', path: 'stock', roles: STAFF_ROLES, screen: stockScreen },
  { name: 'Price lists', path: 'price-lists', roles: DECIDING, screen: priceListsScreen },
  { name: 'Money', path: 'money', roles: DECIDING, screen: moneyScreen },
  { name: 'Books', path: 'books', roles: DECIDING, screen: booksScreen },
  { name: 'People', path: 'people', roles: DECIDING, screen: peopleScreen },
  { name: 'Reviews', path: 'reviews', roles: STAFF_ROLES, screen: reviewsScreen },
  { name: 'Actions', path: 'actions', roles: DECIDING, screen: actionsScreen },
]
