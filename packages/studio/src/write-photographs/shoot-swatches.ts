import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { plateShoot, type SwatchPlate, swatchPlates } from '../photographs/swatch-plates.ts'
import { runStudio } from './blender.ts'
import { SWATCHES, swatchFile } from './photograph-files.ts'
import { inStudioFolder } from './studio-folder.ts'
import { filedModels, pictureHash } from './studio-models.ts'

/** Raised when light or darkroom change, so that every swatch is photographed again. */
const EDITION = 2
const SERVED_PX = { width: 240, height: 200 }
/** Photographed larger than it is served, to be sharp. */
const TIMES = 3
/** What each swatch was made from, by its name. */
const HASHES = path.join(SWATCHES, 'swatches.json')

/** A plate to be photographed. */
interface Order {
  readonly plate: SwatchPlate
  readonly hash: string
  readonly job: { readonly path: string }
}

/** Photographs the plates whose swatches are missing or were made from something else; calls `onMade` with every name. */
export async function shootSwatches(onMade: (name: string) => void): Promise<void> {
  await mkdir(SWATCHES, { recursive: true })
  await inStudioFolder(async (folder) => {
    const kept = await readHashes()
    const orders = (
      await Promise.all(swatchPlates().map((plate) => orderFor(plate, folder)))
    ).filter(({ plate, hash }) => !isKept(plate, hash, kept))
    if (orders.length === 0) return
    const jobs = orders.map(({ job }) => job)
    for await (const png of runStudio('studio.py', jobs, folder)) {
      const order = orders.find(({ job }) => job.path === png)
      for (const name of order?.plate.names ?? []) {
        await encodeSwatch(png, name)
        kept.set(name, order?.hash ?? '')
        await writeFile(HASHES, hashesText(kept))
        onMade(name)
      }
    }
  })
}

async function orderFor(plate: SwatchPlate, folder: string): Promise<Order> {
  const { models, shoot } = await plateShoot(plate)
  const job = {
    ...shoot,
    camera: { ...shoot.camera, rigIn: 2.5 * shoot.camera.heightIn },
    models: await filedModels(models, path.join(folder, shoot.part)),
    sizePx: [TIMES * SERVED_PX.width, TIMES * SERVED_PX.height],
    threads: Math.min(2, availableParallelism()),
    path: path.join(folder, `${shoot.part}.png`),
  }
  return { plate, hash: pictureHash({ edition: EDITION, shoot }, models), job }
}

function isKept({ names }: SwatchPlate, hash: string, kept: ReadonlyMap<string, string>): boolean {
  return names.every((name) => kept.get(name) === hash && existsSync(swatchFile(name, 'avif')))
}

async function encodeSwatch(png: string, name: string): Promise<void> {
  const swatch = sharp(png).resize(SERVED_PX)
  await swatch.clone().avif({ effort: 6, quality: 56 }).toFile(swatchFile(name, 'avif'))
  await swatch.clone().webp({ effort: 6, quality: 76 }).toFile(swatchFile(name, 'webp'))
}

async function readHashes(): Promise<Map<string, string>> {
  if (!existsSync(HASHES)) return new Map()
  const value: unknown = JSON.parse(await readFile(HASHES, 'utf8'))
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return new Map(entries.map(([name, hash]) => [name, String(hash)]))
}

function hashesText(hashes: ReadonlyMap<string, string>): string {
  const sorted = [...hashes].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`
}
