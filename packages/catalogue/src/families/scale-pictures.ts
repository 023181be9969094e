import type { Family } from './families.ts'

/** A picture that shows how large parts are: beside something everybody has held. */
interface ScalePicture {
  /** What one sees, for those who cannot. */
  readonly alt: string
  /** The products in it. */
  readonly productIds: readonly string[]
}

/** How large the products of a family are, as a picture shows it. Only a product's own page shows them, so they stand apart. */
export const SCALE_PICTURES: Partial<Readonly<Record<Family, ScalePicture>>> = {
  accessories: {
    alt: 'A newel cap, a shoe, a knuckle and a collar beside a pencil.',
    productIds: ['newel-cap-1', 'shoe-1', 'knuckle-1', 'collar-1'],
  },
  brackets: {
    alt: 'A handrail bracket with a pencil before it; it reaches half as far as the pencil is long.',
    productIds: ['br-101'],
  },
  fittings: {
    alt: 'A volute with a mug of coffee standing beside its scroll.',
    productIds: ['f-7210'],
  },
  handrails: {
    alt: 'The end of a handrail with a mug of coffee before it; the mug is half as high again as the rail.',
    productIds: ['c-6010'],
  },
  'iron-balusters': {
    alt: 'A basket and a twisted iron baluster lying beside a pencil; the basket is as long as two thirds of it.',
    productIds: ['m-399', 'm-301'],
  },
  newels: {
    alt: 'A paneled box newel beside a counter stool with a mug of coffee on it; the newel is twice as high.',
    productIds: ['n-4520'],
  },
  posts: {
    alt: 'A turned starting post beside a counter stool with a mug of coffee on it.',
    productIds: ['p-1010'],
  },
  rosettes: {
    alt: 'A square and a round rosette with a pencil before them; both are shorter than it.',
    productIds: ['ro-101', 'ro-201'],
  },
  'shoes-knuckles': {
    alt: 'A baluster shoe, a knuckle and a collar beside the end of a pencil.',
    productIds: ['sh-101', 'kn-201', 'co-300'],
  },
  treads: {
    alt: 'A stair tread with a mug of coffee standing on it.',
    productIds: ['c-8075'],
  },
  'wood-balusters': {
    alt: 'Two turned balusters lying beside a mug of coffee; their blocks are half as wide as it.',
    productIds: ['c-2005', 'c-5005'],
  },
}
