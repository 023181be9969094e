import type { Choices } from '../../choosing/choices.ts'
import { sizeCode } from '../../inches.ts'
import type { Listing } from '../../product.ts'
import type { ShoeShape, ShoeSize } from '../../shapes/hardware-shape.ts'

/** Group by which a shoe that is made for several bars is chosen. */
export const BAR_SIZE = { id: 'size', name: 'Bar size', type: 'size' } as const

/** Every size that a shoe is made in, the one of its shape first. */
export function shoeSizes({ furtherSizes, ...own }: ShoeShape): readonly ShoeSize[] {
  return [own, ...(furtherSizes ?? [])]
}

/** The shoe in the size that is chosen; its own where none is, or none is asked for. */
export function sizedShoe(
  { optionGroups }: Pick<Listing, 'optionGroups'>,
  shape: ShoeShape,
  choices: Choices,
): ShoeShape {
  if (!optionGroups.some(({ id }) => id === BAR_SIZE.id)) return shape
  const size = shoeSizes(shape).find(
    ({ openingIn }) => sizeCode(openingIn) === choices[BAR_SIZE.id],
  )
  if (size === undefined) return shape
  const { openingIn, baseIn, heightIn } = size
  return { ...shape, openingIn, baseIn, heightIn }
}
