import { chosenOptions, chosenSpecies, type Choices } from '@millrun/catalogue/choices'
import type { Product } from '@millrun/catalogue/product'
import type { Shape } from '@millrun/catalogue/shape'
import { FINISH, HAND, RISER_HEIGHT } from '@millrun/catalogue/option-group'
import { firstMaterial, type Material } from '@millrun/parts/pictures/material'

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

/** The numbers of a product in the chosen hand and height. */
export function shapeOf(product: Product, choices: Choices): Shape {
  const { shape } = product
  if (shape.kind === 'fitting' || shape.kind === 'tread') {
    const hand = chosenCode(product, choices, HAND.id)
    return hand === undefined ? shape : { ...shape, isRightHand: hand === 'R' }
  }
  if (shape.kind !== 'riser') return shape
  const code = chosenCode(product, choices, RISER_HEIGHT.id)
  const heightIn = shape.heightsIn[RISER_HEIGHT.options.findIndex((option) => option.code === code)]
  return heightIn === undefined ? shape : { ...shape, heightsIn: [heightIn] }
}

/** What a product in these choices is made of. */
export function materialOf(product: Product, choices: Choices): Material {
  const code = chosenCode(product, choices, FINISH.id)
  const finish = FINISH.options.find((option) => option.code === code)
  if (finish !== undefined) return { finish: finish.code }
  const species = chosenSpecies(product, choices)
  return species === undefined ? firstMaterial(product) : { wood: species }
}

function chosenCode(product: Product, choices: Choices, group: string): string | undefined {
  const at = product.optionGroups.findIndex(({ id }) => id === group)
  return chosenOptions(product, choices)[at]?.code
}
