import type { Scene } from './scene.ts'

/** A part in the photograph of a scene, as shares of the picture's width and height. */
export interface SceneSpot {
  readonly productId: string
  /** What a buyer calls it. */
  readonly name: string
  readonly fromLeft: number
  readonly fromTop: number
  /** On which side of the place its name covers least. */
  readonly nameTo: 'left' | 'right'
}

/** Where the parts stand in the photographs that are shown with them, measured on the pictures. */
export const SCENE_SPOTS = {
  bronze: [
    { productId: 'm-501', name: 'One knuckle', fromLeft: 0.676, fromTop: 0.42, nameTo: 'left' },
    { productId: 'm-502', name: 'Two knuckles', fromLeft: 0.769, fromTop: 0.6, nameTo: 'left' },
    { productId: 'n-4550', name: 'Newel', fromLeft: 0.396, fromTop: 0.5, nameTo: 'right' },
    { productId: 'c-6400', name: 'Handrail', fromLeft: 0.565, fromTop: 0.17, nameTo: 'left' },
    { productId: 'c-8075', name: 'Tread', fromLeft: 0.69, fromTop: 0.91, nameTo: 'left' },
    { productId: 'sh-102', name: 'Shoe', fromLeft: 0.812, fromTop: 0.9, nameTo: 'left' },
  ],
  'straight-lines': [
    { productId: 'm-101', name: 'Baluster', fromLeft: 0.72, fromTop: 0.29, nameTo: 'right' },
    { productId: 'n-4620', name: 'Newel', fromLeft: 0.491, fromTop: 0.72, nameTo: 'left' },
    { productId: 'c-6700', name: 'Handrail', fromLeft: 0.61, fromTop: 0.41, nameTo: 'left' },
    { productId: 'c-8075', name: 'Tread', fromLeft: 0.647, fromTop: 0.56, nameTo: 'right' },
  ],
} as const satisfies Readonly<Partial<Record<Scene['name'], readonly SceneSpot[]>>>
