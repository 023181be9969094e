import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { catalogue } from '@millrun/catalogue/catalogue'
import { FAMILIES, type Family } from '@millrun/catalogue/product'
import sharp from 'sharp'
import { productLooks } from '../pictures/product-looks.ts'
import { readManifest, servedPath } from './photograph-files.ts'

const DOCS = fileURLToPath(new URL('../../../../docs/photographs/', import.meta.url))
const COLUMNS = 12
const CELL_PX = { width: 128, height: 160 }
const PAPER = '#ffffff'

/** One sheet for every family, with every photograph of it that is made, in the order of the catalogue. */
export async function writeContactSheets(): Promise<void> {
  await mkdir(DOCS, { recursive: true })
  const manifest = await readManifest()
  for (const family of FAMILIES) {
    const names = namesOf(family).filter((name) => name in manifest)
    if (names.length > 0) await writeSheet(family, names)
  }
}

function namesOf(family: Family): readonly string[] {
  return catalogue
    .filter((product) => product.family === family)
    .flatMap((product) => productLooks(product).map(({ name }) => name))
}

async function writeSheet(family: Family, names: readonly string[]): Promise<void> {
  const { width, height } = CELL_PX
  const cells = await Promise.all(
    names.map(async (name, index) => ({
      input: await sharp(servedPath(name, 400, 'avif'))
        .resize(width, height)
        .toBuffer(),
      left: (index % COLUMNS) * width,
      top: Math.floor(index / COLUMNS) * height,
    })),
  )
  const rows = Math.ceil(names.length / COLUMNS)
  const size = { width: COLUMNS * width, height: rows * height }
  await sharp({ create: { ...size, channels: 3, background: PAPER } })
    .composite(cells)
    .webp({ quality: 78 })
    .toFile(path.join(DOCS, `${family}.webp`))
}
