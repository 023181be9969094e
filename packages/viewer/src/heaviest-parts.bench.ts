import { catalogue } from '@millrun/catalogue/catalogue'
import type { Product } from '@millrun/catalogue/product'
import { partSolids } from '@millrun/parts/solids/part-solids'
import type { Solid } from '@millrun/parts/solids/solid'
import { partFile } from './part/part-file.ts'
import { shownPart } from './part/shown-part.ts'
import { viewFineness } from './part/view-fineness.ts'

/** Prints what the heaviest parts ask of the graphics card and how long they take to build. */
const SHOWN = 5
const ROUNDS = 5

const parts = catalogue.map((product) => ({ product, ...weighed(product) }))
const heaviest = parts.toSorted((a, b) => b.triangles - a.triangles).slice(0, SHOWN)
for (const { product, triangles, draws } of heaviest) {
  const bytes = (await partFile(product, {})).length
  const buildMs = median(Array.from({ length: ROUNDS }, () => msToBuild(product)))
  const figures = [
    `${triangles} triangles`,
    `${draws} draw calls`,
    `${buildMs.toFixed(0)} ms`,
    `${(bytes / 1000).toFixed(0)} kB GLB`,
  ]
  print(`${product.id}: ${figures.join(', ')}`)
}
const all = parts.map(({ triangles }) => triangles)
print(`Of ${parts.length} parts the middle one has ${median(all)} triangles`)

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** What the graphics card is given: every solid is one draw, as often as its triangles are placed. The shadow is one more. */
function weighed(product: Product): { readonly triangles: number; readonly draws: number } {
  const solids = solidsOf(product)
  const triangles = solids.reduce(
    (sum, { mesh, placements }) => sum + (mesh.triangles.length / 3) * placements.length,
    0,
  )
  return { triangles, draws: solids.length + 1 }
}

function solidsOf(product: Product): readonly Solid[] {
  const { shape } = shownPart(product, {})
  return partSolids(shape, viewFineness(shape))
}

function msToBuild(product: Product): number {
  const started = performance.now()
  solidsOf(product)
  return performance.now() - started
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
