import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { catalogue } from '@millrun/catalogue/catalogue'
import type { Product } from '@millrun/catalogue/product'
import { productDrawings } from './product-drawings.ts'
import { partPrints } from './drawings/part-drawing.ts'
import { scenePictures } from './scenes/scene-pictures.ts'
import { writeProductPictures } from './write-product-pictures.ts'
import { writeScenePhotographs } from './write-scene-photographs.ts'
import { writeSwatches } from './write-swatches.ts'

const [outDir] = process.argv.slice(2)
if (outDir === undefined) {
  process.stderr.write('Usage: node packages/parts/src/write-pictures.ts <directory>\n')
  process.exit(2)
}
const directory = outDir

const started = performance.now()
const files = [...catalogue.flatMap(productDrawings), ...scenePictures()]
const folders = new Set(files.map(({ path }) => dirname(join(directory, path))))
await Promise.all([...folders].map((folder) => mkdir(folder, { recursive: true })))
await Promise.all(files.map(({ path, svg }) => writeFile(join(directory, path), svg)))
for (const product of catalogue) await writePrints(product)
const pictures = join(directory, 'pictures')
await mkdir(pictures, { recursive: true })
await writeScenePhotographs(pictures)
await writeSwatches(join(directory, 'swatches'))
const drawn = await writeProductPictures(catalogue, pictures)
const seconds = ((performance.now() - started) / 1000).toFixed(1)
const rest = drawn === 0 ? '' : `, ${drawn} not photographed yet`
process.stdout.write(`Pictures and drawings of ${catalogue.length} products, ${seconds} s${rest}\n`)

async function writePrints(product: Product): Promise<void> {
  const { pdf, dxf } = await partPrints(product)
  const path = join(directory, 'drawings', product.id)
  await Promise.all([writeFile(`${path}.pdf`, pdf), writeFile(`${path}.dxf`, dxf)])
}
