import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { catalogue } from '@millrun/catalogue/catalogue'
import { productPictures, swatches } from './catalogue-pictures.ts'
import { scenePictures } from './scenes/scene-pictures.ts'

const [outDir] = process.argv.slice(2)
if (outDir === undefined) {
  process.stderr.write('Usage: node packages/parts/src/write-pictures.ts <directory>\n')
  process.exit(2)
}

const started = performance.now()
const files = [...catalogue.flatMap(productPictures), ...swatches(), ...scenePictures()]
const folders = new Set(files.map(({ path }) => dirname(join(outDir, path))))
await Promise.all([...folders].map((folder) => mkdir(folder, { recursive: true })))
await Promise.all(files.map(({ path, svg }) => writeFile(join(outDir, path), svg)))
const seconds = ((performance.now() - started) / 1000).toFixed(1)
process.stdout.write(`${files.length} pictures and drawings in ${outDir}, ${seconds} s\n`)
