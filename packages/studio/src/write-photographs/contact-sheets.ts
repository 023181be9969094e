import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { catalogue } from '@millrun/catalogue/catalogue'
import { detailName, scaleName } from '@millrun/catalogue/pictures/picture-path'
import { FAMILIES, type Family } from '@millrun/catalogue/families/families'
import { scenePictureName } from '@millrun/catalogue/pictures/scene'
import sharp from 'sharp'
import { productLooks } from '@millrun/parts/materials/product-looks'
import { scenes } from '../scenes/scenes.ts'
import { readManifest } from '../photographs/read-manifest.ts'
import { servedPath } from './photograph-files.ts'

const DOCS = fileURLToPath(new URL('../../../../docs/photographs/', import.meta.url))
const PARTS = { columns: 12, width: 128, height: 160, widthPx: 400 }
const STILL_LIFES = { columns: 6, width: 256, height: 320, widthPx: 400 }
const SCENES = { columns: 2, width: 640, height: 360, widthPx: 800 }
/** Between rows: balusters run out of their pictures. */
const GAP_PX = 14
const PAPER = '#ffffff'

/** A sheet for every family, in the order of the catalogue, and one each for details, pictures in scale and scenes, with every photograph that is made. */
export async function writeContactSheets(): Promise<void> {
  await mkdir(DOCS, { recursive: true })
  const manifest = readManifest()
  for (const family of FAMILIES) {
    const names = namesOf(family).filter((name) => name in manifest)
    await writeSheet(family, names, PARTS)
  }
  const details = catalogue.map(({ id }) => detailName(id)).filter((name) => name in manifest)
  await writeSheet('details', details, PARTS)
  const inScale = FAMILIES.map(scaleName).filter((name) => name in manifest)
  await writeSheet('in-scale', inScale, STILL_LIFES)
  const sceneNames = scenes().map(scenePictureName)
  await writeSheet(
    'scenes',
    sceneNames.filter((name) => name in manifest),
    SCENES,
  )
}

function namesOf(family: Family): readonly string[] {
  return catalogue
    .filter((product) => product.family === family)
    .flatMap((product) => productLooks(product).map(({ name }) => name))
}

async function writeSheet(
  title: string,
  names: readonly string[],
  { columns, width, height, widthPx }: typeof PARTS,
): Promise<void> {
  if (names.length === 0) return
  const cells = await Promise.all(
    names.map(async (name, index) => ({
      input: await sharp(servedPath(name, widthPx, 'avif'))
        .resize(width, height)
        .toBuffer(),
      left: (index % columns) * width,
      top: Math.floor(index / columns) * (height + GAP_PX),
    })),
  )
  const rows = Math.ceil(names.length / columns)
  const size = { width: columns * width, height: rows * (height + GAP_PX) }
  await sharp({ create: { ...size, channels: 3, background: PAPER } })
    .composite(cells)
    .webp({ quality: 78 })
    .toFile(path.join(DOCS, `${title}.webp`))
}
