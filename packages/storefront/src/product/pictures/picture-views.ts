import { speciesOf } from '@millrun/catalogue/choosing/choices'
import { chosenPicture } from '@millrun/catalogue/pictures/chosen-picture'
import { drawingPath, picturePath } from '@millrun/catalogue/pictures/picture-path'
import type { OptionGroup } from '@millrun/catalogue/choosing/option-group'
import type { Listing } from '@millrun/catalogue/product'
import { SPECIES_NAMES } from '@millrun/catalogue/choosing/species'

type Pictured = Pick<Listing, 'id' | 'optionGroups' | 'species'>

/** One way to see a product. */
export interface PictureView {
  /** What it shows: `Copper Vein`, `Drawing`. */
  readonly label: string
  readonly src: string
  /** What one sees, for those who cannot; the product and the label where it is left out. */
  readonly alt?: string
  /** The choice whose look it is. Further views and the drawing belong to every choice. */
  readonly look?: Look
}

/** An option or a species that is seen: `finish` and `cv`, `species` and `white-oak`. */
export interface Look {
  readonly group: string
  readonly code: string
}

/** All pictures of a product: one of each hand, finish or wood, or the only one, then further ones and its drawing. */
export function pictureViews(
  product: Pictured,
  further: readonly PictureView[] = [],
): readonly PictureView[] {
  const looks = [...product.optionGroups.map(optionLooks), speciesLooks(product)]
    .map((named) => named.map((one) => lookView(product, one)))
    .find(areSeen)
  const pictures = looks ?? [{ label: 'Picture', src: picturePath(product.id) }]
  return [...pictures, ...further, { label: 'Drawing', src: drawingPath(product.id) }]
}

interface NamedLook extends Look {
  readonly name: string
}

function optionLooks(group: OptionGroup): readonly NamedLook[] {
  return group.options.map(({ code, name }) => ({
    group: group.id,
    code: code.toLowerCase(),
    name,
  }))
}

function speciesLooks(product: Pictured): readonly NamedLook[] {
  return speciesOf(product).map((code) => ({ group: 'species', code, name: SPECIES_NAMES[code] }))
}

function lookView(product: Pictured, { name, ...look }: NamedLook): PictureView {
  return { label: name, src: chosenPicture(product, { [look.group]: look.code }), look }
}

/** Whether one can tell the choices of a group apart by their pictures. */
function areSeen(views: readonly PictureView[]): boolean {
  return new Set(views.map(({ src }) => src)).size > 1
}

/** The drawing of a product without the sheet around it, shortened in the middle where it is narrow. */
export function elevationPath(productId: string, width: 'wide' | 'narrow'): string {
  return drawingPath(`${productId}-elevation${width === 'narrow' ? '-narrow' : ''}`)
}
