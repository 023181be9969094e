import { speciesOf } from '@millrun/catalogue/choosing/choices'
import { isPictured } from '@millrun/catalogue/pictures/nearest-look'
import { SPECIES } from '@millrun/catalogue/choosing/species-prices'
import { FINISH, HAND, type Option } from '@millrun/catalogue/choosing/option-group'
import type { Product } from '@millrun/catalogue/product'
import type { Shape } from '@millrun/catalogue/shape'
import { firstMaterial, type Material } from './material.ts'
import type { Wood } from './woods.ts'

/** One way a product looks that has a picture of its own. */
export interface ProductLook {
  /** What its picture is called: `m-399`, `m-399-orb`, `c-2005-poplar`, `f-7110-l`. */
  readonly name: string
  readonly shape: Shape
  readonly material: Material
}

/** Every look of a product: as it is first offered, then its further finishes and woods, then its hands. */
export function productLooks(product: Product): readonly ProductLook[] {
  const { id, shape } = product
  const own = firstMaterial(product)
  return [
    { name: id, shape, material: own },
    ...furtherMaterials(product).map(([suffix, material]) => {
      return { name: `${id}-${suffix.toLowerCase()}`, shape, material }
    }),
    ...handedShapes(product).map(([code, handed]) => {
      return { name: `${id}-${code.toLowerCase()}`, shape: handed, material: own }
    }),
  ]
}

/** The photographed finishes and woods but the first, which the product's own picture shows. */
function furtherMaterials(product: Product): readonly (readonly [string, Material])[] {
  return [
    ...furtherCodes(product, FINISH).map(({ code }) => [code, { finish: code }] as const),
    ...speciesOf(product)
      .slice(1)
      .map((wood) => [wood, { wood }] as const),
    ...furtherCodes(product, SPECIES).map(
      ({ code }) => [code, { wood: OPTION_WOODS[code] }] as const,
    ),
  ]
}

function furtherCodes<O extends Option>(
  { optionGroups }: Product,
  { id, options }: { readonly id: string; readonly options: readonly O[] },
): readonly O[] {
  const group = optionGroups.find((one) => one.id === id)
  if (group === undefined) return []
  return options.filter(
    (option) => option.code !== group.options[0].code && isPictured(group, option),
  )
}

/** Left and right of a fitting or a tread, mirror images of each other. */
function handedShapes({ optionGroups, shape }: Product): readonly (readonly [string, Shape])[] {
  if (!optionGroups.some((group) => group.id === HAND.id)) return []
  if (shape.kind !== 'fitting' && shape.kind !== 'tread') return []
  return HAND.options.map(({ code }) => [code, { ...shape, isRightHand: code === 'R' }] as const)
}

/** The wood that each code of the species group means. */
export const OPTION_WOODS = {
  RO: 'red-oak',
  MP: 'maple',
  CH: 'cherry',
  WN: 'walnut',
  HK: 'hickory',
  PO: 'poplar',
} as const satisfies Record<(typeof SPECIES.options)[number]['code'], Wood>
