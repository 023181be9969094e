import type { Choices } from '@millrun/catalogue/choices'

/** Every address of the shop; links are made from these, never written out. */
export const paths = {
  home: '/',
  products: '/products',
  product: (id: string) => `/product/${id}`,
  /** The product with some of its choices made. */
  productIn: (id: string, choices: Choices) => {
    const query = new URLSearchParams(choices).toString()
    return query === '' ? `/product/${id}` : `/product/${id}?${query}`
  },
  ironBalusters: '/gallery/iron-balusters',
  woodBalusters: '/gallery/wood-balusters',
  handrails: '/gallery/handrails',
  fittings: '/gallery/fittings',
  brackets: '/gallery/brackets',
  rosettes: '/gallery/rosettes',
  treads: '/gallery/treads',
  newels: '/gallery/newels',
  newelPosts: '/gallery/newel-posts',
  shoesKnuckles: '/gallery/shoes-knuckles',
  search: '/search',
  contact: '/contact',
  checkout: '/checkout',
  orders: '/orders',
  /** Stands for every order: which one it is, what follows the # tells the page alone. */
  order: '/orders/link',
  featuredProducts: '/featured-products',
  stairVisualizer: '/stair-visualizer',
  designer: '/designer',
  designGallery: '/design-gallery',
  article: (slug: string) => `/articles/${slug}`,
  design: (number: 1 | 2 | 3) => `/designs/${number}`,
  about: '/about',
  privacy: '/privacy',
  terms: '/terms',
} as const
