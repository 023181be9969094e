import { detailName } from '@millrun/catalogue/pictures/picture-path'
import type { Product } from '@millrun/catalogue/product'
import type { SpacePoint } from '@millrun/parts/geometry/space'
import { firstMaterial, type Material } from '@millrun/parts/materials/material'
import { isWare } from '@millrun/parts/materials/wares'
import { productLooks } from '@millrun/parts/materials/product-looks'
import { boxAround } from '@millrun/parts/solids/mesh/measured'
import type { Solid } from '@millrun/parts/solids/solid'
import type { Camera } from './camera.ts'
import { type CatalogueView, catalogueView, type Rig } from './catalogue-view.ts'
import { detailView } from './detail-view.ts'
import { type Window, windowOf } from './framed.ts'
import { partPoints } from './part-points.ts'
import { type StudioLook, studioLook } from './studio-look.ts'

/** Size of a picture as the studio develops it. */
export const DEVELOPED_PX = { widthPx: 1280, heightPx: 1600 } as const

/** Pixels round a part that are rendered with it. */
const ROUND_PX = 4

/** One picture of a part that the studio develops. */
export interface Exposure {
  readonly look: StudioLook
  /** What it is called; a part made for both hands is photographed once. */
  readonly names: readonly string[]
  /** What its mirror image is called. */
  readonly mirrorNames: readonly string[]
}

/** How a part is photographed for the catalogue: everything but where files lie. */
export interface PartShoot {
  readonly part: string
  readonly camera: Camera
  readonly rig: Rig
  /** Height of the white ground; null if there is none. */
  readonly groundIn: number | null
  /** Edges of the picture that the part, and so its shadow, runs out of. */
  readonly runsOut: readonly string[]
  /** Left, bottom, right and top of what is rendered, on whole pixels. */
  readonly window: readonly [number, number, number, number]
  /** What pieces look like that were bought as they are, by their names. */
  readonly wares?: Readonly<Record<string, StudioLook>>
  readonly exposures: readonly Exposure[]
}

/** The shoot of a product from its solids. */
export function partShoot(product: Product, solids: readonly Solid[]): PartShoot {
  const view = catalogueView(product.shape, partPoints(solids), boxAround(solids))
  const isMetal = solids.some(({ substance }) => substance === 'metal')
  const standing = isMetal ? 'standing metal' : 'standing wood'
  const rig = view.setting === 'beyond' ? standing : 'lying'
  return { ...takenFrom(view, rig, product, solids), exposures: exposuresOf(product) }
}

/** The part laid or stood for its detail, and its shoot in the look it is first offered in; nothing for kinds without one. */
export function detailShoot(
  product: Product,
  solids: readonly Solid[],
): { readonly solids: readonly Solid[]; readonly shoot: PartShoot } | undefined {
  const view = detailView(product.shape, solids)
  if (view === undefined) return undefined
  const look = studioLook(firstMaterial(product))
  const exposures = [{ look, names: [detailName(product.id)], mirrorNames: [] }]
  return {
    solids: view.solids,
    shoot: { ...takenFrom(view, view.rig, product, view.solids), exposures },
  }
}

function takenFrom(
  { camera, setting }: CatalogueView,
  rig: Rig,
  { id }: Product,
  solids: readonly Solid[],
): Omit<PartShoot, 'exposures'> {
  const places = partPoints(solids)
  const window = windowOf(camera, places)
  return {
    part: id,
    camera,
    rig,
    groundIn: setting === 'ground' ? lowest(places) : null,
    runsOut: edgesReached(window),
    window: onPixels(window),
    ...waresAmong(solids),
  }
}

function waresAmong(solids: readonly Solid[]): Pick<PartShoot, 'wares'> {
  const wares = solids.flatMap(({ name, substance }) =>
    isWare(substance) ? [[name, studioLook({ ware: substance })] as const] : [],
  )
  return wares.length === 0 ? {} : { wares: Object.fromEntries(wares) }
}

function exposuresOf(product: Product): readonly Exposure[] {
  const isRight = isRightHand(product.shape)
  const exposures = new Map<string, Exposure & { names: string[]; mirrorNames: string[] }>()
  for (const { name, shape, material } of productLooks(product)) {
    const key = JSON.stringify(material)
    const exposure = exposures.get(key) ?? newExposure(material)
    const names = isRightHand(shape) === isRight ? exposure.names : exposure.mirrorNames
    names.push(name)
    exposures.set(key, exposure)
  }
  return [...exposures.values()]
}

function newExposure(material: Material) {
  const names: string[] = []
  const mirrorNames: string[] = []
  return { look: studioLook(material), names, mirrorNames }
}

function isRightHand(shape: Product['shape']): boolean {
  return 'isRightHand' in shape && shape.isRightHand
}

function lowest(places: readonly SpacePoint[]): number {
  let least = Infinity
  for (const [, y] of places) least = Math.min(least, y)
  return least
}

/** The edges of the picture that what takes this window runs out of. */
export function edgesReached({ left, bottom, right, top }: Window): readonly string[] {
  return [
    ...(left < 0 ? ['left'] : []),
    ...(bottom < 0 ? ['bottom'] : []),
    ...(right > 1 ? ['right'] : []),
    ...(top > 1 ? ['top'] : []),
  ]
}

/** A window on whole pixels of the picture, and a few more. */
export function onPixels({ left, bottom, right, top }: Window): PartShoot['window'] {
  const { widthPx, heightPx } = DEVELOPED_PX
  return [
    pixelBefore(left, widthPx),
    pixelBefore(bottom, heightPx),
    pixelAfter(right, widthPx),
    pixelAfter(top, heightPx),
  ]
}

function pixelBefore(share: number, sidePx: number): number {
  return Math.max(0, Math.floor(share * sidePx) - ROUND_PX) / sidePx
}

function pixelAfter(share: number, sidePx: number): number {
  return Math.min(sidePx, Math.ceil(share * sidePx) + ROUND_PX) / sidePx
}
