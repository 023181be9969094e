import { PICTURES } from './picture-path.ts'

/** A staircase that is photographed in a room. */
export interface Scene {
  readonly name: string
  /** What one sees, for those who cannot. */
  readonly alt: string
  /** The products in it, the most telling first. */
  readonly productIds: readonly string[]
}

/** The staircases that the shop shows, by name. */
export const SCENES = {
  morning: {
    name: 'morning',
    alt: 'Morning sun across a whole flight with basket and twisted iron balusters, a red oak rail and paneled box newels, seen square on from the hall.',
    productIds: ['m-405', 'm-301', 'n-4520', 'c-6010', 'c-8075', 'sh-101'],
  },
  'straight-lines': {
    name: 'straight-lines',
    alt: 'A light hall from above, with plain black bars under a flat white oak rail, slim square newels and a bench at a tall window.',
    productIds: ['m-101', 'n-4620', 'c-6700', 'c-8075'],
  },
  painted: {
    name: 'painted',
    alt: 'Up a stair from its foot: a cherry volute over a turned post, white turned balusters, cherry treads and a rail on brackets along the wall, in evening light.',
    productIds: ['c-2005', 'f-7210', 'p-1020', 'c-6010', 'c-8075', 'c-8025', 'br-101', 'n-4020'],
  },
  craftsman: {
    name: 'craftsman',
    alt: 'Square oak balusters and a tapered box newel against a dark green wall, by the light of lamps.',
    productIds: ['c-5360', 'n-4810', 'c-6710', 'c-8075'],
  },
  bronze: {
    name: 'bronze',
    alt: 'From near by: oil rubbed bronze balusters with one and two knuckles in square shoes, beside a white box newel with a domed cap.',
    productIds: ['m-501', 'm-502', 'n-4550', 'c-6400', 'c-8075', 'sh-102'],
  },
  balcony: {
    name: 'balcony',
    alt: 'A gallery over a stairwell with heart scrolls between plain bars, a slatted oak newel, and a rail that ends at the wall in a square rosette.',
    productIds: ['m-703', 'm-102', 'n-4720', 'c-6720', 'c-8075', 'sh-101', 'ro-101'],
  },
} as const satisfies Readonly<Record<string, Scene>>

/** Where a flight stands in a picture, floor to floor, as shares of the picture's width and height. */
export interface FlightPlace {
  readonly footFromLeft: number
  readonly headFromLeft: number
  readonly upperFloorFromTop: number
  readonly floorFromTop: number
}

/** The flight of the morning scene, for dimension lines beside its photograph. */
export const MORNING_FLIGHT: FlightPlace = {
  footFromLeft: 0.376,
  headFromLeft: 0.788,
  upperFloorFromTop: 0.321,
  floorFromTop: 0.91,
}

/** Scenes are sixteen wide and nine high. */
export const SCENE_SIZE = { width: 1600, height: 900 } as const

/** Widths that the photograph of a scene is served in, as AVIF. */
export const SCENE_WIDTHS = [800, 1200, 1600] as const

/** Width of its WebP, which every browser can show. */
export const SCENE_FALLBACK_WIDTH = 1200

/** What the photograph of a scene is called. */
export function scenePictureName({ name }: Pick<Scene, 'name'>): string {
  return `scene-${name}`
}

/** Where the photograph of a scene is served from as WebP. */
export function scenePath(scene: Scene): string {
  return `${PICTURES}${scenePictureName(scene)}-${SCENE_FALLBACK_WIDTH}.webp`
}

/** Width and height of the picture that stands where a page is shared. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

/** Where a scene's picture for shared pages is served from, as JPEG, which every crawler reads. */
export function sharePath(scene: Scene): string {
  return `${PICTURES}${scenePictureName(scene)}-share.jpg`
}

/** The same as AVIF in all its widths, as a `srcset`. */
export function sceneSet(scene: Scene): string {
  const name = scenePictureName(scene)
  return SCENE_WIDTHS.map((width) => `${PICTURES}${name}-${width}.avif ${width}w`).join(', ')
}
