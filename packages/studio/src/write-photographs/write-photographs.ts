import { catalogue } from '@millrun/catalogue/catalogue'
import type { Product } from '@millrun/catalogue/product'
import { scaleName } from '@millrun/catalogue/pictures/picture-path'
import { scenePictureName } from '@millrun/catalogue/pictures/scene'
import { kitShoot } from '../photographs/kit-shoot.ts'
import { stillLifeShoot } from '../photographs/still-life-shoot.ts'
import { BlenderError } from './blender.ts'
import { writeContactSheets } from './contact-sheets.ts'
import { scenes } from '../scenes/scenes.ts'
import { type Looks, shootParts } from './shoot-parts.ts'
import { shootScene } from './shoot-scene.ts'
import { scalePictures } from '../still-lifes/scale-pictures.ts'
import { shootTogether } from './shoot-together.ts'
import { shootSwatches } from './shoot-swatches.ts'

/** So many parts share one start of Blender: few enough that solids are built while nobody waits long. */
const PARTS_AT_ONCE = 6

/** So many at a time: while one develops and encodes, which takes a single thread, another renders. */
const STUDIOS = 2

/** The name that asks for all swatches. */
const SWATCHES = 'swatches'

const wanted = process.argv.slice(2)
const staged = scenes()
const stills = scalePictures()
const names = new Set([
  SWATCHES,
  ...catalogue.map(({ id }) => id),
  ...stills.map(({ family }) => scaleName(family)),
  ...staged.map(scenePictureName),
])
const unknown = wanted.filter((id) => !names.has(id))
if (unknown.length > 0) {
  process.stderr.write(
    `Neither product, picture in scale, scene nor 'swatches': ${unknown.join(', ')}.\nUsage: npm run pictures [ids…]\n`,
  )
  process.exit(2)
}

try {
  const all = catalogue.filter(({ id }) => isWanted(id))
  const products = all.filter(({ shape }) => shape.kind !== 'kit')
  await photograph(products, 'first')
  for (const product of all) {
    if (product.shape.kind === 'kit') await shootTogether(await kitShoot(product), onMade)
  }
  await photograph(products, 'detail')
  for (const still of stills.filter(({ family }) => isWanted(scaleName(family)))) {
    await shootTogether(await stillLifeShoot(still), onMade)
  }
  if (isWanted(SWATCHES)) await shootSwatches(onMade)
  for (const scene of staged.filter((one) => isWanted(scenePictureName(one)))) {
    await shootScene(scene, onMade)
  }
  await photograph(products, 'all')
  await writeContactSheets()
} catch (error) {
  if (!(error instanceof BlenderError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

function isWanted(name: string): boolean {
  return wanted.length === 0 || wanted.includes(name)
}

function onMade(name: string): void {
  process.stdout.write(`${name}\n`)
}

async function photograph(products: readonly Product[], looks: Looks): Promise<void> {
  const waiting = [...products]
  const photographNext = async (): Promise<void> => {
    const together = waiting.splice(0, PARTS_AT_ONCE)
    if (together.length === 0) return
    await shootParts(together, looks, onMade)
    await photographNext()
  }
  await Promise.all(Array.from({ length: STUDIOS }, photographNext))
}
