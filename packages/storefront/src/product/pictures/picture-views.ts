import { speciesOf } from '@millrun/catalogue/choices'
import { chosenPicture } from '@millrun/catalogue/chosen-picture'
import { drawingPath, picturePath } from '@millrun/catalogue/picture-path'
import type { Listing } from '@millrun/catalogue/product'
import { SPECIES_NAMES } from '@millrun/catalogue/species'

type Pictured = Pick<Listing, 'id' | 'optionGroups' | 'species'>

/** One way to see a product. */
export interface PictureView {
  /** What it shows: `Copper Vein`, `Drawing`. */
  readonly label: string
  readonly src: string
  /** What one sees, for those who cannot; the product and the label where it is left out. */
  readonly alt?: string
}

/** All pictures of a product: one of each hand, finish or wood, or the only one, then further ones and its drawing. */
export function pictureViews(
  product: Pictured,
  further: readonly PictureView[] = [],
): readonly PictureView[] {
  const views = [...optionViews(product), ...speciesViews(product)]
  const different = views.filter(
    (view, index) => views.findIndex(({ src }) => src === view.src) === index,
  )
  const pictures =
    different.length > 1 ? different : [{ label: 'Picture', src: picturePath(product.id) }]
  return [...pictures, ...further, { label: 'Drawing', src: drawingPath(product.id) }]
}

function optionViews(product: Pictured): readonly PictureView[] {
  return product.optionGroups.flatMap((group) =>
    group.options.map(({ code, name }) => ({
      label: name,
      src: chosenPicture(product, { [group.id]: code.toLowerCase() }),
    })),
  )
}

function speciesViews(product: Pictured): readonly PictureView[] {
  return speciesOf(product).map((species) => ({
    label: SPECIES_NAMES[species],
    src: chosenPicture(product, { species }),
  }))
}

/** The drawing of a product without the sheet around it, shortened in the middle where it is narrow. */
export function elevationPath(productId: string, width: 'wide' | 'narrow'): string {
  return drawingPath(`${productId}-elevation${width === 'narrow' ? '-narrow' : ''}`)
}
