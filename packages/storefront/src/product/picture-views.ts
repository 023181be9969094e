import type { Choices } from '@millrun/catalogue/choices'
import type { OptionGroup } from '@millrun/catalogue/option-group'
import { drawingPath, picturePath } from '@millrun/catalogue/picture-path'
import type { Listing } from '@millrun/catalogue/product'

type Pictured = Pick<Listing, 'id' | 'optionGroups'>

/** One way to see a product. */
export interface PictureView {
  /** What it shows: `Copper Vein`, `Drawing`. */
  readonly label: string
  readonly src: string
}

/** All pictures of a product: one of each finish or hand, or the only one, and its drawing last. */
export function pictureViews(product: Pictured): readonly PictureView[] {
  const group = shownGroup(product)
  const pictures = group?.options.map((option) => ({
    label: option.name,
    src: optionPicture(product, group, option.code),
  })) ?? [{ label: 'Picture', src: picturePath(product.id) }]
  return [...pictures, { label: 'Drawing', src: drawingPath(product.id) }]
}

/** The drawing of a product without the sheet around it, shortened in the middle where it is narrow. */
export function elevationPath(productId: string, width: 'wide' | 'narrow'): string {
  return drawingPath(`${productId}-elevation${width === 'narrow' ? '-narrow' : ''}`)
}

/** The picture of a product as it is chosen. */
export function chosenPicture(product: Pictured, choices: Choices): string {
  const group = shownGroup(product)
  if (group === undefined) return picturePath(product.id)
  return optionPicture(product, group, choices[group.id] ?? group.options[0].code)
}

/** The choice that changes what the product looks like. */
function shownGroup({ optionGroups }: Pictured): OptionGroup | undefined {
  return optionGroups.find(({ type }) => type === 'finish' || type === 'hand')
}

/** The first finish is the one that the product's own picture shows; each hand has one of its own. */
function optionPicture({ id }: Pictured, group: OptionGroup, code: string): string {
  const lower = code.toLowerCase()
  const isOwn = group.type === 'finish' && lower === group.options[0].code.toLowerCase()
  return picturePath(isOwn ? id : `${id}-${lower}`)
}
