import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { catalogue } from '@millrun/catalogue/catalogue'
import { weighedProduct } from '@millrun/parts/weighing/weighed-product'

const FILE = fileURLToPath(new URL('../../../catalogue/src/packing/pieces.ts', import.meta.url))

const HEAD = `import type { Wood } from './densities.ts'

type Piece = readonly [
  lengthIn: number,
  widthIn: number,
  heightIn: number,
  weightLb: number,
  wood?: Wood,
]

/** Every product as its solids measure and weigh, in its first choices. Written by \`npm run weigh\`. */
export const PIECES: Readonly<Record<string, Piece>> = {
`

const rows = catalogue.map((product) => {
  const { lengthIn, widthIn, heightIn, weightLb, wood } = weighedProduct(product)
  const sizes = [lengthIn, widthIn, heightIn, weightLb].join(', ')
  const name = /^[a-z_]\w*$/.test(product.id) ? product.id : `'${product.id}'`
  return `  ${name}: [${sizes}${wood === undefined ? '' : `, '${wood}'`}],\n`
})
writeFileSync(FILE, `${HEAD}${rows.join('')}}\n`)
process.stdout.write(`${rows.length} products weighed\n`)
