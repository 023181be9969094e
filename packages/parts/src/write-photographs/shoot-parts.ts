import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { Product } from '@millrun/catalogue/product'
import { glbOf } from '../glb/glb-of.ts'
import { plainLook } from '../glb/plain-look.ts'
import { cataloguePose } from '../photographs/catalogue-pose.ts'
import {
  detailShoot,
  type Exposure,
  MASTER_PX,
  partShoot,
  type PartShoot,
} from '../photographs/part-shoot.ts'
import type { Manifest } from '../photographs/manifest.ts'
import { firstMaterial } from '../pictures/material.ts'
import { partSolids } from '../solids/part-solids.ts'
import type { Solid } from '../solids/solid.ts'
import { runStudio } from './blender.ts'
import { encode } from './encode.ts'
import { masterPath, readManifest, writeManifest } from './photograph-files.ts'
import { inStudioFolder } from './studio-folder.ts'

/** Raised when light, lens or darkroom change, so that every picture is made again. */
const EDITION = 1

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
      jobs.push(...(await jobsFor(product, looks, folder, await readManifest())))
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
    sizePx: [MASTER_PX.widthPx, MASTER_PX.heightPx],
    threads: Math.min(2, availableParallelism()),
    pictures: orders.map(({ png, look }) => ({ path: png, look })),
  }
}

function hashOf(glb: Uint8Array, shoot: object, { look }: Exposure): string {
  const seen = JSON.stringify({ edition: EDITION, shoot, look })
  return createHash('sha256').update(glb).update(seen).digest('hex').slice(0, 16)
}

function isKept({ names, mirrorNames, hash }: Order, manifest: Manifest): boolean {
  return [...names, ...mirrorNames].every(
    (name) => manifest[name]?.hash === hash && existsSync(masterPath(name)),
  )
}

async function keep(
  { png, hash, names, mirrorNames }: Order,
  onMade: (name: string) => void,
): Promise<void> {
  for (const name of [...names, ...mirrorNames]) {
    const colour = await encode(png, name, mirrorNames.includes(name))
    await writeManifest({ ...(await readManifest()), [name]: { ...MASTER_PX, colour, hash } })
    onMade(name)
  }
}
