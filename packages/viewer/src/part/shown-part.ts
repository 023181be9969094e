import { chosenOptions, chosenSpecies, type Choices } from '@millrun/catalogue/choosing/choices'
import type { Product, StockItem } from '@millrun/catalogue/product'
import type { Shape } from '@millrun/catalogue/shape'
import { SPECIES } from '@millrun/catalogue/choosing/species-prices'
import { FINISH, HAND, RISER_HEIGHT } from '@millrun/catalogue/choosing/option-group'
import {
  chosenLengthIn,
  chosenRailSpecies,
} from '@millrun/catalogue/families/handrails/rail-choices'
import { sizedShoe } from '@millrun/catalogue/families/shoes-knuckles/sized-shoe'
import { firstMaterial, type Material } from '@millrun/parts/materials/material'
import { OPTION_WOODS } from '@millrun/parts/materials/product-looks'

/** A part as the 3D view shows it. */
export interface ShownPart {
  readonly shape: Shape
  readonly material: Material
  /** The length it is sold in, in inches, where only a piece of it is shown. */
  readonly lengthIn?: number
}

/** What is longer than this tells nothing more in its whole length, in inches. */
const LONGEST_IN = 30

/** A product in the choices of the page. */
export function shownPart(product: Product, choices: Choices): ShownPart {
  const material = materialOf(product, choices)
  const shape = shapeOf(product, choices)
  if ((shape.kind !== 'rail' && shape.kind !== 'cove') || shape.lengthIn <= LONGEST_IN) {
    return { shape, material }
  }
  return { shape: { ...shape, lengthIn: LONGEST_IN }, material, lengthIn: shape.lengthIn }
}

/** The numbers of a product in the chosen hand, height, size or length. */
export function shapeOf(product: Product, choices: Choices): Shape {
  const { shape } = product
  if (shape.kind === 'fitting' || shape.kind === 'tread') {
    const hand = chosenOption(product, choices, HAND)
    return hand === undefined ? shape : { ...shape, isRightHand: hand.code === 'R' }
  }
  if (shape.kind === 'rail') {
    return { ...shape, lengthIn: chosenLengthIn(product, choices) ?? shape.lengthIn }
  }
  if (shape.kind === 'shoe') return sizedShoe(product, shape, choices)
  if (shape.kind !== 'riser') return shape
  const height = chosenOption(product, choices, RISER_HEIGHT)
  const heightIn = height && shape.heightsIn[RISER_HEIGHT.options.indexOf(height)]
  return heightIn === undefined ? shape : { ...shape, heightsIn: [heightIn] }
}

/** What a product in these choices is made of. */
export function materialOf(product: StockItem, choices: Choices): Material {
  const finish = chosenOption(product, choices, FINISH)
  if (finish !== undefined) return { finish: finish.code }
  const wood = chosenOption(product, choices, SPECIES)
  if (wood !== undefined) return { wood: OPTION_WOODS[wood.code] }
  const species = chosenSpecies(product, choices) ?? chosenRailSpecies(product, choices)
  return species === undefined ? firstMaterial(product) : { wood: species }
}

/** The option of a group that holds; undefined where the product does not ask for it. */
function chosenOption<O extends { readonly code: string }>(
  product: StockItem,
  choices: Choices,
  { id, options }: { readonly id: string; readonly options: readonly O[] },
): O | undefined {
  const at = product.optionGroups.findIndex((group) => group.id === id)
  const code = chosenOptions(product, choices)[at]?.code
  return options.find((option) => option.code === code)
}
