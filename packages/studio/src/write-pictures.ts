import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { catalogue } from '@millrun/catalogue/catalogue'
import type { Product } from '@millrun/catalogue/product'
import { partPrints } from '@millrun/parts/drawings/part-drawing'
import { productDrawings } from './product-drawings.ts'
import { scenePictures } from './scenes/scene-pictures.ts'
import { writeProductPictures } from './write-product-pictures.ts'
import { writeScenePhotographs } from './write-scene-photographs.ts'
import { writeSwatches } from './write-swatches.ts'
import { writeWholePictures } from './write-whole-pictures.ts'

/**
 * Writes every picture and drawing that the shop serves into `pictures`, `swatches` and `drawings` of a
 * folder, and returns a line that says how many. Throws where a photograph is missing.
 */
export async function writePictures(directory: string): Promise<string> {
  const started = performance.now()
  const files = [...catalogue.flatMap(productDrawings), ...(await scenePictures())]
  const folders = new Set(files.map(({ path }) => dirname(join(directory, path))))
  await Promise.all([...folders].map((folder) => mkdir(folder, { recursive: true })))
  await Promise.all(files.map(({ path, svg }) => writeFile(join(directory, path), svg)))
  for (const product of catalogue) await writePrints(product, directory)
  const pictures = join(directory, 'pictures')
  await mkdir(pictures, { recursive: true })
  await writeScenePhotographs(pictures)
  await writeSwatches(join(directory, 'swatches'))
  await writeProductPictures(catalogue, pictures)
  await writeWholePictures(catalogue, directory)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  return `Pictures and drawings of ${catalogue.length} products, ${seconds} s`
}

async function writePrints(product: Product, directory: string): Promise<void> {
  const { pdf, dxf } = await partPrints(product)
  const path = join(directory, 'drawings', product.id)
  await Promise.all([writeFile(`${path}.pdf`, pdf), writeFile(`${path}.dxf`, dxf)])
}
