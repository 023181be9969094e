import { formatInches } from '../../inches.ts'
import type { BoxNewelShape } from '../../shapes/box-newel-shape.ts'
import { pinIn, turnedLengthIn } from '../../shapes/turned-sizes.ts'
import type { TurnedShape } from '../../shapes/turned-shape.ts'
import { drawingPath } from '../../pictures/picture-path.ts'
import { newelSpecies } from '../../choosing/species-prices.ts'
import { SPECIES_NAMES, type Species } from '../../choosing/species.ts'

export type NewelShape = TurnedShape | BoxNewelShape

/** What is written by hand about any newel, and goes into its texts. */
export interface NewelWriting {
  readonly id: string
  readonly style: string
  readonly series: string
  readonly species: readonly Species[]
  readonly features: readonly string[]
  readonly searchKeywords: readonly string[]
}

/** What differs between newels and detailed posts. */
interface Further {
  /** What it is called in search, beside newel. */
  readonly searchWord: string
  /** Rows of the specifications above its sizes. */
  readonly specifications?: Readonly<Record<string, string>>
}

const TRADE_WORDS = ['newel', 'newel post', 'stair post']

/** The sizes, woods and drawing of a newel, worked out from its shape. */
export function newelFacts(
  { id, style, series, species, features, searchKeywords }: NewelWriting,
  shape: NewelShape,
  further: Further,
) {
  const percents = newelSpecies(species)
  const names = species.map((slug) => SPECIES_NAMES[slug])
  return {
    ...(percents === undefined ? {} : { species: percents }),
    style,
    series,
    availableSpecies: names,
    materials: names,
    features: [...newelFeatures(shape), ...features],
    dimensions: newelDimensions(shape),
    searchKeywords: [...TRADE_WORDS, further.searchWord, ...searchKeywords],
    specifications: {
      Dimensions: newelDimensions(shape),
      Style: style,
      Series: series,
      ...further.specifications,
      ...newelSizes(shape),
    },
    cadDrawing: drawingPath(id),
    shape,
  }
}

/** Post and height in one line: `6-1/4" square, 48" high`. */
function newelDimensions(shape: NewelShape): string {
  return `${formatInches(postIn(shape))} square, ${formatInches(shape.lengthIn)} high`
}

/** What a card says of the build, worked out from the shape. */
function newelFeatures(shape: NewelShape): readonly string[] {
  return shape.kind === 'turned' ? turnedFeatures(shape) : boxFeatures(shape)
}

/** Further rows of the specifications, worked out from the shape. */
function newelSizes(shape: NewelShape): Record<string, string> {
  return shape.kind === 'turned' ? turnedRows(shape) : boxRows(shape)
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
