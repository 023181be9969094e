import { speciesOf } from '@millrun/catalogue/choices'
import { FINISH, HAND, SPECIES } from '@millrun/catalogue/option-group'
import type { Product } from '@millrun/catalogue/product'
import { SPECIES_NAMES, type Species } from '@millrun/catalogue/species'
import { partDrawing } from './drawings/part-drawing.ts'
import { partElevation } from './drawings/part-elevation.ts'
import { finishSwatch } from './pictures/finish-swatch.ts'
import { partPicture } from './pictures/part-picture.ts'
import { woodSwatch } from './pictures/wood-swatch.ts'
import type { Wood } from './pictures/wood-palettes.ts'

/** A file of the shop's picture folders: its path below them and its SVG. */
export interface PictureFile {
  readonly path: string
  readonly svg: string
}

/** Picture, further finishes and drawings of one product. */
export function productPictures(product: Product): readonly PictureFile[] {
  const { id } = product
  return [
    { path: `pictures/${id}.svg`, svg: partPicture(product) },
    ...finishVariants(product),
    ...speciesVariants(product),
    ...woodOptionVariants(product),
    ...handVariants(product),
    { path: `drawings/${id}.svg`, svg: partDrawing(product) },
    { path: `drawings/${id}-elevation.svg`, svg: partElevation(product, 'wide') },
    { path: `drawings/${id}-elevation-narrow.svg`, svg: partElevation(product, 'narrow') },
  ]
}

/** One picture for every finish but the first, which is the product's own picture. */
function finishVariants(product: Product): readonly PictureFile[] {
  if (!product.optionGroups.some((group) => group.id === FINISH.id)) return []
  return FINISH.options.slice(1).map(({ code }) => ({
    path: `pictures/${product.id}-${code.toLowerCase()}.svg`,
    svg: partPicture(product, { finish: code }),
  }))
}

/** One picture for every wood but the first, which is the product's own picture. */
function speciesVariants(product: Product): readonly PictureFile[] {
  return speciesOf(product)
    .slice(1)
    .map((species) => ({
      path: `pictures/${product.id}-${species}.svg`,
      svg: partPicture(product, { wood: species }),
    }))
}

/** The same where the woods are an option group: the pictures are named by its codes. */
function woodOptionVariants(product: Product): readonly PictureFile[] {
  if (!product.optionGroups.some((group) => group.id === SPECIES.id)) return []
  return SPECIES.options.slice(1).map(({ code }) => ({
    path: `pictures/${product.id}-${code.toLowerCase()}.svg`,
    svg: partPicture(product, { wood: OPTION_WOODS[code] }),
  }))
}

/** One picture for each hand of a fitting or a tread, as mirror images of each other. */
function handVariants(product: Product): readonly PictureFile[] {
  const { id, shape } = product
  if (!product.optionGroups.some((group) => group.id === HAND.id)) return []
  if (shape.kind !== 'fitting' && shape.kind !== 'tread') return []
  return HAND.options.map(({ code }) => ({
    path: `pictures/${id}-${code.toLowerCase()}.svg`,
    svg: partPicture({ ...product, shape: { ...shape, isRightHand: code === 'R' } }),
  }))
}

/** The wood that each code of the species group means. */
const OPTION_WOODS = {
  RO: 'red-oak',
  MP: 'maple',
  CH: 'cherry',
  WN: 'walnut',
  HK: 'hickory',
  PO: 'poplar',
} as const satisfies Record<(typeof SPECIES.options)[number]['code'], Wood>

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
