import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { Product } from '@millrun/catalogue/product'
import { glbOf } from '@millrun/parts/glb/glb-of'
import { plainLook } from '@millrun/parts/glb/plain-look'
import { cataloguePose } from '../photographs/catalogue-pose.ts'
import {
  detailShoot,
  type Exposure,
  DEVELOPED_PX,
  partShoot,
  type PartShoot,
} from '../photographs/part-shoot.ts'
import type { StudioLook } from '../photographs/studio-look.ts'
import type { Manifest } from '../photographs/manifest.ts'
import { readManifest } from '../photographs/read-manifest.ts'
import { firstMaterial } from '@millrun/parts/materials/material'
import { partSolids } from '@millrun/parts/solids/part-solids'
import type { Solid } from '@millrun/parts/solids/solid'
import { runStudio } from './blender.ts'
import { encodePart } from './encode-part.ts'
import { isServed, keepInManifest } from './photograph-files.ts'
import { inStudioFolder } from './studio-folder.ts'

/** Raised when light, lens or darkroom change for looks of a kind, so that all their pictures are made again. */
const EDITIONS: Readonly<Record<StudioLook['kind'], number>> = { wood: 9, paint: 6, finish: 6 }

/** The look that a product is first offered in, or all of them, or its telling place from near by. */
export type Looks = 'first' | 'all' | 'detail'

/** A picture to be developed, and what it is to be called. */
interface Order extends Exposure {
  readonly png: string
  readonly hash: string
}

/** A part to be photographed. */
interface Job {
  readonly orders: readonly Order[]
  readonly request: object
}

/**
 * Photographs those of the products whose pictures of these looks are missing or were made from something else, one start of
 * Blender for all of them, and keeps the manifest up to date after each. Calls `onMade` with every name.
 */
export async function shootParts(
  products: readonly Product[],
  looks: Looks,
  onMade: (name: string) => void,
): Promise<void> {
  await inStudioFolder(async (folder) => {
    const jobs = []
    for (const product of products) {
      jobs.push(...(await jobsFor(product, looks, folder, readManifest())))
    }
    if (jobs.length === 0) return
    const requests = jobs.map(({ request }) => request)
    const orders = new Map(jobs.flatMap((job) => job.orders).map((order) => [order.png, order]))
    for await (const png of runStudio('studio.py', requests, folder)) {
      const order = orders.get(png)
      if (order !== undefined) await keep(order, onMade)
      await rm(png)
    }
  })
}

/** The job of a product; none when all its pictures are as they should be. */
async function jobsFor(
  product: Product,
  looks: Looks,
  folder: string,
  manifest: Manifest,
): Promise<readonly Job[]> {
  const solids = partSolids(product.shape)
  if (solids.length === 0) return []
  const posed = looks === 'detail' ? detailShoot(product, solids) : catalogueShoot(product, solids)
  if (posed === undefined) return []
  const glb = await glbOf(product.title, posed.solids, plainLook(firstMaterial(product)))
  const { exposures, ...shoot } = posed.shoot
  const orders = (looks === 'first' ? exposures.slice(0, 1) : exposures)
    .map((exposure, index): Order => {
      const png = path.join(folder, `${product.id}-${index}.png`)
      return { ...exposure, png, hash: hashOf(glb, shoot, exposure) }
    })
    .filter((order) => !isKept(order, manifest))
  if (orders.length === 0) return []
  const glbPath = path.join(folder, `${product.id}.glb`)
  await writeFile(glbPath, glb)
  return [{ orders, request: requestOf(shoot, glbPath, orders) }]
}

function catalogueShoot(product: Product, standing: readonly Solid[]) {
  const solids = cataloguePose(product.shape, standing)
  return { solids, shoot: partShoot(product, solids) }
}

function requestOf(
  { camera, ...shoot }: Omit<PartShoot, 'exposures'>,
  glb: string,
  orders: readonly Order[],
) {
  return {
    ...shoot,
    glb,
    camera: { ...camera, rigIn: camera.heightIn },
    sizePx: [DEVELOPED_PX.widthPx, DEVELOPED_PX.heightPx],
    threads: Math.min(2, availableParallelism()),
    pictures: orders.map(({ png, look }) => ({ path: png, look })),
  }
}

function hashOf(glb: Uint8Array, shoot: object, { look }: Exposure): string {
  const seen = JSON.stringify({ edition: EDITIONS[look.kind], shoot, look })
  return createHash('sha256').update(glb).update(seen).digest('hex').slice(0, 16)
}

function isKept({ names, mirrorNames, hash }: Order, manifest: Manifest): boolean {
  return [...names, ...mirrorNames].every((name) => manifest[name]?.hash === hash && isServed(name))
}

async function keep(
  { png, look, hash, names, mirrorNames }: Order,
  onMade: (name: string) => void,
): Promise<void> {
  for (const name of [...names, ...mirrorNames]) {
    const colour = await encodePart(png, look.kind, name, mirrorNames.includes(name))
    await keepInManifest({ [name]: { ...DEVELOPED_PX, colour, hash } })
    onMade(name)
  }
}
