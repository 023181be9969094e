import { chosenOption, type Choices } from '@millrun/catalogue/choosing/choices'
import type { Product } from '@millrun/catalogue/product'
import type { Shape } from '@millrun/catalogue/shape'
import { HAND, RISER_HEIGHT } from '@millrun/catalogue/choosing/option-group'
import { chosenLengthIn } from '@millrun/catalogue/families/handrails/rail-choices'
import { sizedShoe } from '@millrun/catalogue/families/shoes-knuckles/sized-shoe'
import { chosenMaterial } from '@millrun/parts/materials/chosen-material'
import type { Material } from '@millrun/parts/materials/material'

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
  const material = chosenMaterial(product, choices)
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
