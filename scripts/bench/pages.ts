/** One page of each type that a visitor meets, by the address it is served at. */
export const PAGES = [
  { type: 'home', address: '/' },
  { type: 'gallery', address: '/gallery/iron-balusters' },
  { type: 'product', address: '/product/m-399' },
  { type: 'checkout', address: '/checkout' },
  { type: 'designer', address: '/designer' },
] as const
