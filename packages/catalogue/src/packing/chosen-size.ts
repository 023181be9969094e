import type { Choices } from '../choosing/choices.ts'
import { chosenOptions, chosenSpecies } from '../choosing/choices.ts'
import type { Option, OptionGroup } from '../choosing/option-group.ts'
import { stickIn } from '../choosing/cut.ts'
import type { Listing } from '../product.ts'
import { type Wood, woodLbPerCubicIn, woodNamed } from './densities.ts'
import type { PieceSize } from './piece-size.ts'

/**
 * One piece of a product in the buyer's choices, from its size in the first of them: a longer one weighs as much more, a
 * wood as much as it is heavier. Other choices, such as a finish or a hand, change nothing that a carrier would notice.
 */
export function chosenSize(size: PieceSize, product: Listing, choices: Choices): PieceSize {
  const lengthIn = chosenLength(product, choices) ?? size.lengthIn
  const heightIn = chosenRiser(product, choices)
  const wood = size.wood && (chosenWood(product, choices) ?? size.wood)
  const heavier =
    size.wood === undefined || wood === undefined
      ? 1
      : woodLbPerCubicIn(wood) / woodLbPerCubicIn(size.wood)
  const widthIn = heightIn ?? size.widthIn
  const larger = (lengthIn / size.lengthIn) * (widthIn / size.widthIn)
  return {
    lengthIn,
    widthIn,
    heightIn: size.heightIn,
    weightLb: size.weightLb * larger * heavier,
    ...(wood === undefined ? {} : { wood }),
  }
}

/** In inches: of the stick, or the `size` of a tread or a riser. */
function chosenLength(product: Listing, choices: Choices): number | undefined {
  const stick = stickIn(product, choices)
  if (stick !== undefined || product.family !== 'treads') return stick
  const inches = optionIn(product, choices, ({ type }) => type === 'size')
  return inches && Number(inches.code)
}

/** How high a riser is milled, in inches: `7-1-4` is seven and a quarter. */
function chosenRiser(product: Listing, choices: Choices): number | undefined {
  const height = optionIn(product, choices, ({ type }) => type === 'height')
  const [whole = 0, over = 0, under = 1] = height?.code.split('-').map(Number) ?? []
  return height && whole + over / under
}

function chosenWood(product: Listing, choices: Choices): Wood | undefined {
  const option = optionIn(product, choices, ({ type }) => type === 'material')
  return chosenSpecies(product, choices) ?? (option && woodNamed(option.name))
}

function optionIn(
  product: Listing,
  choices: Choices,
  isMeant: (group: OptionGroup) => boolean,
): Option | undefined {
  const at = product.optionGroups.findIndex(isMeant)
  return chosenOptions(product, choices)[at]
}
