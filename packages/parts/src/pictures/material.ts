import type { FinishCode } from '@millrun/catalogue/option-group'
import { FINISH } from '@millrun/catalogue/option-group'
import type { Product } from '@millrun/catalogue/product'
import { speciesOf } from '@millrun/catalogue/choices'
import { FINISH_PALETTES } from './finish-palettes.ts'
import type { Palette } from './palette.ts'
import { type Wood, WOOD_PALETTES } from './wood-palettes.ts'

/** What a part is coated with or made of. */
export type Material = { readonly finish: FinishCode } | { readonly wood: Wood }

export function paletteOf(material: Material): Palette {
  return 'finish' in material ? FINISH_PALETTES[material.finish] : WOOD_PALETTES[material.wood]
}

/** How a product is first offered: its first finish, or its first wood. */
export function firstMaterial(product: Product): Material {
  const { kind } = product.shape
  if (kind === 'turned' || kind === 'rail' || kind === 'newel-cap') {
    return { wood: speciesOf(product)[0] ?? 'red-oak' }
  }
  return { finish: firstFinish(product) }
}

function firstFinish(product: Product): FinishCode {
  const codes: unknown = 'availableColors' in product ? product.availableColors : []
  const first: unknown = Array.isArray(codes) ? codes[0] : undefined
  return FINISH.options.find(({ code }) => code === first)?.code ?? 'SB'
}
