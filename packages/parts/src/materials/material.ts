import { type FinishCode, FINISH } from '@millrun/catalogue/choosing/option-group'
import type { StockItem } from '@millrun/catalogue/product'
import type { KitShape } from '@millrun/catalogue/shapes/kit-shape'
import type { Shape } from '@millrun/catalogue/shape'
import { speciesOf } from '@millrun/catalogue/choosing/choices'
import { SPECIES_NAMES, type Species } from '@millrun/catalogue/choosing/species'
import type { Ware } from './wares.ts'
import type { Wood } from './woods.ts'

/** What a part is coated with or made of. */
export type Material =
  | { readonly finish: FinishCode }
  | { readonly wood: Wood }
  /** As it was bought; pieces of other wares with it keep their own looks. */
  | { readonly ware: Ware }

const SPECIES = Object.keys(SPECIES_NAMES).filter((slug): slug is Species => slug in SPECIES_NAMES)
const WOODEN: ReadonlySet<Shape['kind']> = new Set([
  'turned',
  'rail',
  'newel-cap',
  'box-newel',
  'fitting',
  'rosette',
  'tread',
  'riser',
  'cove',
])

/** How a product is first offered: its first finish, or its first wood. */
export function firstMaterial(product: StockItem): Material {
  const { kind } = product.shape
  if (product.shape.kind === 'kit') return { ware: mainWare(product.shape) }
  if (WOODEN.has(kind)) {
    return { wood: speciesOf(product)[0] ?? woodNamed(product.materials[0]) }
  }
  return { finish: firstFinish(product) }
}

/** What most of a kit is made of. */
function mainWare({ pieces }: KitShape): Ware {
  return pieces.some((piece) => piece.kind === 'syringe') ? 'white plastic' : 'zinc'
}

/** The wood of a product that is made of one only. */
function woodNamed(name: string | undefined): Wood {
  return SPECIES.find((slug) => SPECIES_NAMES[slug] === name) ?? 'red-oak'
}

function firstFinish(product: StockItem): FinishCode {
  const codes: unknown = 'availableColors' in product ? product.availableColors : []
  const only: unknown = 'finish' in product ? product.finish : undefined
  const first: unknown = Array.isArray(codes) && codes.length > 0 ? codes[0] : only
  return FINISH.options.find(({ code }) => code === first)?.code ?? 'SB'
}
