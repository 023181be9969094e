import { formatInches } from '../inches.ts'
import type { BoxNewelShape } from '../shapes/box-newel-shape.ts'
import { pinIn, turnedLengthIn } from '../shapes/turned-sizes.ts'
import type { TurnedShape } from '../shapes/turned-shape.ts'
import { SPECIES_NAMES, type Species, type SpeciesPercents } from '../species.ts'

export type NewelShape = TurnedShape | BoxNewelShape

/** Post and height in one line: `6-1/4" square, 48" high`. */
export function newelDimensions(shape: NewelShape): string {
  return `${formatInches(postIn(shape))} square, ${formatInches(shape.lengthIn)} high`
}

/** What a card says of the build, worked out from the shape. */
export function newelFeatures(shape: NewelShape): readonly string[] {
  return shape.kind === 'turned' ? turnedFeatures(shape) : boxFeatures(shape)
}

/** Further rows of the specifications, worked out from the shape. */
export function newelSizes(shape: NewelShape): Record<string, string> {
  return shape.kind === 'turned' ? turnedRows(shape) : boxRows(shape)
}

/** The species a buyer chooses among, all at the listed price; undefined when all is to special order. */
export function newelSpecies(species: readonly Species[]): SpeciesPercents | undefined {
  const choices = species.filter((slug) => slug !== 'special-order')
  return choices.length === 0
    ? undefined
    : Object.fromEntries(choices.map((slug) => [slug, 100] as const))
}

export function newelSpeciesNames(species: readonly Species[]): readonly string[] {
  return species.map((slug) => SPECIES_NAMES[slug])
}

function postIn(shape: NewelShape): number {
  return shape.kind === 'turned' ? shape.blockIn : shape.widthIn
}

function turnedFeatures(shape: TurnedShape): readonly string[] {
  const side = formatInches(shape.blockIn)
  const pin = pinIn(shape)
  return [
    `Turned from one ${side} square`,
    pin === undefined
      ? `${formatInches(shape.topBlockIn)} top block where the rail lands`
      : `${formatInches(pin)} pin for a fitting with a cap`,
  ]
}

function turnedRows(shape: TurnedShape): Record<string, string> {
  const pin = pinIn(shape)
  return {
    'Bottom block': `${formatInches(shape.bottomBlockIn)}, trimmed on site`,
    'Turned length': formatInches(turnedLengthIn(shape)),
    ...(pin === undefined
      ? { 'Top block': formatInches(shape.topBlockIn) }
      : { Pin: `${formatInches(pin)} round` }),
    ...(shape.flutes ? { Flutes: `${shape.flutes.count}` } : {}),
  }
}

function boxFeatures(shape: BoxNewelShape): readonly string[] {
  const build = shape.isHollow ? 'Mitered box, hollow for the mounting block' : 'One solid stick'
  return [build, capText(shape)]
}

function boxRows(shape: BoxNewelShape): Record<string, string> {
  const { base, panels, topWidthIn, widthIn } = shape
  const [panel] = panels
  return {
    Build: shape.isHollow ? 'Four mitered sides, hollow' : 'Solid',
    ...(topWidthIn < widthIn ? { 'Width below the cap': formatInches(topWidthIn) } : {}),
    ...(base ? { Base: `${formatInches(base.widthIn)} square, ${height(base)} high` } : {}),
    ...(panel
      ? {
          Panels: `${PANEL_TEXT[panel.form]} on each side, ${panels.map(height).join(' and ')} high`,
        }
      : {}),
    Cap: capText(shape),
  }
}

const PANEL_TEXT = {
  recessed: 'Recessed panel',
  raised: 'Raised panel',
  slats: 'Applied slats',
} as const

const CAP_TEXT = {
  slab: 'slab cap',
  pyramid: 'pyramid cap',
  dome: 'domed cap',
  chamfer: 'chamfered top, cut from the post',
} as const

function capText({ cap }: BoxNewelShape): string {
  return cap.form === 'chamfer'
    ? `${formatInches(cap.heightIn)} ${CAP_TEXT.chamfer}`
    : `${formatInches(cap.widthIn)} ${CAP_TEXT[cap.form]}`
}

function height(span: { readonly fromIn: number; readonly toIn: number }): string {
  return formatInches(span.toIn - span.fromIn)
}
