import { type Choices, speciesOf } from '@millrun/catalogue/choosing/choices'
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
  /** The choices whose look it is: `{ hand: 'l', species: 'cherry' }`. Further views and the drawing belong to all. */
  readonly look?: Choices
}

/** All pictures of a product: one of each look, or the only one, then further ones and its drawing. */
export function pictureViews(
  product: Pictured,
  further: readonly PictureView[] = [],
): readonly PictureView[] {
  const drawing = { label: 'Drawing', src: drawingPath(product.id) }
  return [...lookViews(product), ...further, drawing]
}

function lookViews(product: Pictured): readonly PictureView[] {
  const [first, ...others] = [...product.optionGroups.map(optionLooks), speciesLooks(product)]
    .map((looks) => looks.map((look) => lookView(product, look)))
    .filter(areSeen)
  if (first === undefined) return [{ label: 'Picture', src: picturePath(product.id) }]
  return others.reduce<readonly LookView[]>((views, more) => crossed(product, views, more), first)
}

interface LookView extends PictureView {
  readonly look: Choices
}

function optionLooks({ id, options }: OptionGroup): readonly NamedLook[] {
  return options.map(({ code, name }) => ({ name, look: { [id]: code.toLowerCase() } }))
}

function speciesLooks(product: Pictured): readonly NamedLook[] {
  return speciesOf(product).map((species) => ({ name: SPECIES_NAMES[species], look: { species } }))
}

interface NamedLook {
  readonly name: string
  readonly look: Choices
}

function lookView(product: Pictured, { name, look }: NamedLook): LookView {
  return { label: name, src: chosenPicture(product, look), look }
}

/** Whether one can tell the choices of a group apart by their pictures. */
function areSeen(views: readonly PictureView[]): boolean {
  return new Set(views.map(({ src }) => src)).size > 1
}

/** Each look of one group with each of another. */
function crossed(
  product: Pictured,
  views: readonly LookView[],
  more: readonly LookView[],
): readonly LookView[] {
  return views.flatMap((one) =>
    more.map(({ label, look }) =>
      lookView(product, { name: `${one.label}, ${label}`, look: { ...one.look, ...look } }),
    ),
  )
}

/** The drawing of a product without the sheet around it, shortened in the middle where it is narrow. */
export function elevationPath(productId: string, width: 'wide' | 'narrow'): string {
  return drawingPath(`${productId}-elevation${width === 'narrow' ? '-narrow' : ''}`)
}
