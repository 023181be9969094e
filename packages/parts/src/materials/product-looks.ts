import { speciesOf } from '@millrun/catalogue/choosing/choices'
import { HAND, type OptionGroup, type OptionType } from '@millrun/catalogue/choosing/option-group'
import { isPictured } from '@millrun/catalogue/pictures/nearest-look'
import type { Product } from '@millrun/catalogue/product'
import type { Shape } from '@millrun/catalogue/shape'
import { chosenMaterial } from './chosen-material.ts'
import { firstMaterial, type Material } from './material.ts'

/** One way a product looks that has a picture of its own. */
export interface ProductLook {
  /** What its picture is called: `m-399`, `m-399-orb`, `c-2005-poplar`, `f-7110-l`. */
  readonly name: string
  readonly shape: Shape
  readonly material: Material
}

const OF_MATERIAL: ReadonlySet<OptionType> = new Set(['finish', 'material'])

/** Every look of a product: as it is first offered, then its further finishes and woods, then its hands. */
export function productLooks(product: Product): readonly ProductLook[] {
  const { id, shape } = product
  const own = firstMaterial(product)
  return [
    { name: id, shape, material: own },
    ...furtherCoats(product).map(({ group, code }): ProductLook => {
      const choice = code.toLowerCase()
      const material = chosenMaterial(product, { [group]: choice })
      return { name: `${id}-${choice}`, shape, material }
    }),
    ...handedShapes(product).map(([code, handed]): ProductLook => {
      return { name: `${id}-${code.toLowerCase()}`, shape: handed, material: own }
    }),
  ]
}

/** The photographed finishes and woods but the first, which the product's own picture shows. */
function furtherCoats(product: Product) {
  const coats = product.optionGroups
    .filter(({ type }) => OF_MATERIAL.has(type))
    .flatMap((group) => photographedCodes(group).map((code) => ({ group: group.id, code })))
  const woods = speciesOf(product).slice(1)
  return [...coats, ...woods.map((code) => ({ group: 'species', code }))]
}

function photographedCodes(group: OptionGroup): readonly string[] {
  const [, ...further] = group.options
  return further.filter((option) => isPictured(group, option)).map(({ code }) => code)
}

/** Left and right of a fitting or a tread, mirror images of each other. */
function handedShapes({ optionGroups, shape }: Product): readonly (readonly [string, Shape])[] {
  if (!optionGroups.some((group) => group.id === HAND.id)) return []
  if (shape.kind !== 'fitting' && shape.kind !== 'tread') return []
  return HAND.options.map(({ code }) => [code, { ...shape, isRightHand: code === 'R' }] as const)
}
