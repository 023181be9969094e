import type { Family, Listing, Product } from '@millrun/catalogue/product'
import { families } from '../../catalogue/families.ts'

/** The numbers that the parts of each family are made from, a chunk each. */
const SHAPES = {
  'iron-balusters': () => import('virtual:shapes/iron-balusters'),
  'wood-balusters': () => import('virtual:shapes/wood-balusters'),
  handrails: () => import('virtual:shapes/handrails'),
  newels: () => import('virtual:shapes/newels'),
  posts: () => import('virtual:shapes/posts'),
  fittings: () => import('virtual:shapes/fittings'),
  brackets: () => import('virtual:shapes/brackets'),
  rosettes: () => import('virtual:shapes/rosettes'),
  treads: () => import('virtual:shapes/treads'),
  'shoes-knuckles': () => import('virtual:shapes/shoes-knuckles'),
  accessories: () => import('virtual:shapes/accessories'),
} satisfies Record<Family, unknown>

/** Fetches all that is known of a product, and what can show it. */
export async function loadViewSource(listing: Listing) {
  const [viewer, product] = await Promise.all([
    import('@millrun/viewer/part-view'),
    loadProduct(listing),
  ])
  return { openPartView: viewer.openPartView, product }
}

async function loadProduct({ id, family }: Listing): Promise<Product> {
  const [texts, { shapes }] = await Promise.all([families[family].load(), SHAPES[family]()])
  const [text, shape] = [texts.find((product) => product.id === id), shapes[id]]
  if (text === undefined || shape === undefined) throw new Error(`${id} has no shape`)
  return { ...text, shape }
}
