import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { detailName, scaleName } from '@millrun/catalogue/picture-path'
import { FAMILIES, type Product } from '@millrun/catalogue/product'
import sharp from 'sharp'
import { copyPhotograph } from './write-photograph-copy.ts'
import { parseManifest } from './photographs/manifest.ts'
import { partPicture } from './pictures/part-picture.ts'
import { type ProductLook, productLooks } from './pictures/product-looks.ts'

const MANIFEST = join(import.meta.dirname, '../photographs/manifest.json')
const ENDINGS = ['-400.avif', '-800.avif', '-1200.avif', '-800.webp'] as const
const AT_ONCE = 4
const WIDTH_PX = 600
const SVG_WIDTH_PX = 400
const DPI_OF_SVG = 72
/** Drawn pictures stand in for a while only: quickly made rather than small. */
const QUICK = { effort: 0, quality: 60 } as const

/**
 * Writes the picture of every look of the products, and what is photographed of them besides, into a folder and returns how many were drawn because
 * they have not been photographed yet. Throws where the manifest cannot be read or names a missing file.
 */
export async function writeProductPictures(
  products: readonly Product[],
  folder: string,
): Promise<number> {
  const manifest = parseManifest(await readFile(MANIFEST, 'utf8'))
  const looks = products.flatMap((product) =>
    productLooks(product).map((look) => ({ product, look })),
  )
  const photographed = looks.filter(({ look }) => Object.hasOwn(manifest, look.name))
  const further = [...products.map(({ id }) => detailName(id)), ...FAMILIES.map(scaleName)].filter(
    (name) => Object.hasOwn(manifest, name),
  )
  const drawn = looks.filter(({ look }) => !Object.hasOwn(manifest, look.name))
  const names = [...photographed.map(({ look }) => look.name), ...further]
  await Promise.all(names.map((name) => copyPhotograph(name, ENDINGS, folder)))
  for (let index = 0; index < drawn.length; index += AT_ONCE) {
    const some = drawn.slice(index, index + AT_ONCE)
    await Promise.all(some.map(({ product, look }) => drawStandIn(product, look, folder)))
  }
  return drawn.length
}

/** One drawn picture under the names of all sizes. */
async function drawStandIn(product: Product, look: ProductLook, folder: string): Promise<void> {
  const svg = partPicture({ ...product, shape: look.shape }, look.material)
  const { data, info } = await sharp(Buffer.from(svg), {
    density: (DPI_OF_SVG * WIDTH_PX) / SVG_WIDTH_PX,
  })
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const picture = sharp(data, { raw: { width, height, channels } })
  const [avif, webp] = await Promise.all([
    picture.clone().avif(QUICK).toBuffer(),
    picture.clone().webp(QUICK).toBuffer(),
  ])
  await Promise.all(
    ENDINGS.map((ending) =>
      writeFile(join(folder, `${look.name}${ending}`), ending.endsWith('.avif') ? avif : webp),
    ),
  )
}
