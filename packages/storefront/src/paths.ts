import type { Choices } from '@millrun/catalogue/choosing/choices'
import { DESCRIPTORS } from '@millrun/catalogue/families/families'
import { ORDER_PAGE } from '@millrun/commerce/order-page'

/** The id of the product that a path shows; '' for any other path. */
export function productIn(pathname: string): string {
  return /^\/product\/([^/]+)\/?$/i.exec(pathname)?.[1] ?? ''
}

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
  ironBalusters: DESCRIPTORS['iron-balusters'].path,
  woodBalusters: DESCRIPTORS['wood-balusters'].path,
  handrails: DESCRIPTORS.handrails.path,
  fittings: DESCRIPTORS.fittings.path,
  brackets: DESCRIPTORS.brackets.path,
  rosettes: DESCRIPTORS.rosettes.path,
  treads: DESCRIPTORS.treads.path,
  newels: DESCRIPTORS.newels.path,
  newelPosts: DESCRIPTORS.posts.path,
  shoesKnuckles: DESCRIPTORS['shoes-knuckles'].path,
  search: '/search',
  quickOrder: '/quick-order',
  contact: '/contact',
  checkout: '/checkout',
  account: '/account',
  orders: '/orders',
  /** Stands for every order: which one it is, what follows the # tells the page alone. */
  order: ORDER_PAGE,
  featuredProducts: DESCRIPTORS.accessories.path,
  stairVisualizer: '/stair-visualizer',
  designer: '/designer',
  designGallery: '/design-gallery',
  article: (slug: string) => `/articles/${slug}`,
  design: (number: 1 | 2 | 3) => `/designs/${number}`,
  about: '/about',
  privacy: '/privacy',
  terms: '/terms',
  taxExemption: '/tax-exemption',
} as const
