import { FINISH, SPECIES } from '@millrun/catalogue/option-group'
import type { Product } from '@millrun/catalogue/product'
import { SPECIES_NAMES, type Species } from '@millrun/catalogue/species'
import { partDrawing } from './drawings/part-drawing.ts'
import { partElevation } from './drawings/part-elevation.ts'
import { finishSwatch } from './pictures/finish-swatch.ts'
import { OPTION_WOODS } from './pictures/product-looks.ts'
import { woodSwatch } from './pictures/wood-swatch.ts'

/** A file of the shop's picture folders: its path below them and its SVG. */
export interface PictureFile {
  readonly path: string
  readonly svg: string
}

/** The drawings of a product: the sheet, and its elevations for the page. */
export function productDrawings(product: Product): readonly PictureFile[] {
  const { id } = product
  return [
    { path: `drawings/${id}.svg`, svg: partDrawing(product) },
    { path: `drawings/${id}-elevation.svg`, svg: partElevation(product, 'wide') },
    { path: `drawings/${id}-elevation-narrow.svg`, svg: partElevation(product, 'narrow') },
  ]
}

/** The chips of every finish and every wood, woods by species slug and by option code. */
export function swatches(): readonly PictureFile[] {
  return [
    ...FINISH.options.map(({ code }) => chip(`finish-${code}`, finishSwatch(code))),
    ...Object.keys(SPECIES_NAMES)
      .filter(isSpecies)
      .map((species) => chip(`species-${species}`, woodSwatch(species))),
    ...SPECIES.options.map(({ code }) => chip(`species-${code}`, woodSwatch(OPTION_WOODS[code]))),
  ]
}

function chip(name: string, svg: string): PictureFile {
  return { path: `swatches/${name.toLowerCase()}.svg`, svg }
}

function isSpecies(slug: string): slug is Species {
  return slug in SPECIES_NAMES
}
