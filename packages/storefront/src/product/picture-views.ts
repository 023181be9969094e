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

/** All pictures of a product: one of each finish, or the only one, and its drawing last. */
export function pictureViews(product: Pictured): readonly PictureView[] {
  const finish = finishGroup(product)
  const pictures = finish?.options.map((option) => ({
    label: option.name,
    src: finishPicture(product, option.code),
  })) ?? [{ label: 'Picture', src: picturePath(product.id) }]
  return [...pictures, { label: 'Drawing', src: drawingPath(product.id) }]
}

/** The drawing of a product without the sheet around it, shortened in the middle where it is narrow. */
export function elevationPath(productId: string, width: 'wide' | 'narrow'): string {
  return drawingPath(`${productId}-elevation${width === 'narrow' ? '-narrow' : ''}`)
}

/** The picture of a product as it is chosen. */
export function chosenPicture(product: Pictured, choices: Choices): string {
  const finish = finishGroup(product)
  const code = finish === undefined ? undefined : choices[finish.id]
  return code === undefined ? picturePath(product.id) : finishPicture(product, code)
}

function finishGroup(product: Pictured): OptionGroup | undefined {
  return product.optionGroups.find((group) => group.type === 'finish')
}

/** The first finish is the one that the product's own picture shows. */
function finishPicture(product: Pictured, code: string): string {
  const first = finishGroup(product)?.options[0].code ?? ''
  const lower = code.toLowerCase()
  return lower === first.toLowerCase()
    ? picturePath(product.id)
    : picturePath(`${product.id}-${lower}`)
}
