import { speciesOf, type Choices } from '@millrun/catalogue/choosing/choices'
import { HAND, isOfCoats, type OptionGroup } from '@millrun/catalogue/choosing/option-group'
import { lookName } from '@millrun/catalogue/pictures/chosen-picture'
import type { Product } from '@millrun/catalogue/product'
import type { Shape } from '@millrun/catalogue/shape'
import { chosenMaterial } from './chosen-material.ts'
import { firstMaterial, type Material } from './material.ts'

/** One way a product looks that has a picture of its own. */
export interface ProductLook {
  /** What its picture is called: `m-399`, `m-399-orb`, `c-2005-poplar`, `f-7110-l`, `c-8010-l-cherry`. */
  readonly name: string
  readonly shape: Shape
  readonly material: Material
}

/** Every look of a product: as it is first offered, then in each hand and in its further finishes or woods. */
export function productLooks(product: Product): readonly ProductLook[] {
  const { id, shape } = product
  const first = { name: id, shape, material: firstMaterial(product) }
  const chosen = seenChoices(product).map((choices): ProductLook => ({
    name: lookName(product, choices),
    shape: inHand(shape, choices),
    material: chosenMaterial(product, choices),
  }))
  return [first, ...chosen.filter(({ name }) => name !== id)]
}

/** Every choice that has a picture. */
function seenChoices(product: Product): readonly Choices[] {
  const hands = choicesAmong(product, (group) => group.id === HAND.id)
  const woods = speciesOf(product).map((species) => ({ species }))
  const coats = [...choicesAmong(product, isOfCoats), ...woods]
  return orNone(hands).flatMap((hand) => orNone(coats).map((coat) => ({ ...hand, ...coat })))
}

function orNone(choices: readonly Choices[]): readonly Choices[] {
  return choices.length > 0 ? choices : [{}]
}

function choicesAmong(
  { optionGroups }: Product,
  isAmong: (group: OptionGroup) => boolean,
): readonly Choices[] {
  return optionGroups
    .filter(isAmong)
    .flatMap(({ id, options }) => options.map(({ code }) => ({ [id]: code.toLowerCase() })))
}

/** Left and right of a fitting or a tread are mirror images of each other. */
function inHand(shape: Shape, choices: Choices): Shape {
  const hand = choices[HAND.id]
  const isHanded = hand !== undefined && (shape.kind === 'fitting' || shape.kind === 'tread')
  return isHanded ? { ...shape, isRightHand: hand === 'r' } : shape
}
