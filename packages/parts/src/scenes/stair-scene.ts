import type { Product } from '@millrun/catalogue/product'
import { formatInches } from '@millrun/catalogue/inches'
import { extensionLines, type SpanLine, spanLine } from '../drawings/span-line.ts'
import { ARROW_MARKER, DRAWING_LOOK, svgMarks } from '../drawings/svg-marks.ts'
import { partView } from '../elevations/part-views.ts'
import type { Piece } from '../elevations/piece.ts'
import type { Point } from '../geometry/path.ts'
import { FINISH_PALETTES } from '../pictures/finish-palettes.ts'
import { gradientsFor } from '../pictures/gradients.ts'
import type { Palette } from '../pictures/palette.ts'
import { shadedPieces } from '../pictures/shaded-pieces.ts'
import { WOOD_PALETTES } from '../pictures/wood-palettes.ts'
import { svgNumber } from '../svg/number.ts'
import { tag } from '../svg/tag.ts'
import {
  levelRailPieces,
  railPieces,
  stringerPieces,
  treadPieces,
  wallPieces,
} from './stair-woodwork.ts'
import {
  balusterPlaces,
  railUnderside,
  totalRise,
  totalRun,
  type StraightStair,
} from './straight-stair.ts'

const UNITS_PER_INCH = 7
const LEFT_IN = -14
const RIGHT_IN = 20
const BELOW_IN = 12
const ABOVE_IN = 54
/** A wall in the shop's paper, a little in the shade. */
const WALL: Palette = ['#d9d3c7', '#e4dfd5', '#eae6de', '#f4f2ed', '#ffffff']
const STOCK_IN = 44
const INTO_RAIL_IN = 0.75
const NEWEL_ROOM_IN = 4
const ASPECT = { turnDeg: -24 }

export interface StairProducts {
  /** Taken in turn along the flight. */
  readonly balusters: readonly [Product, ...Product[]]
  readonly newel: Product
}

/**
 * A flight with real products on it, shaded, its rise and run dimensioned. `textSize` is that of the
 * numbers, at 7 units to the inch.
 */
export function stairScene(
  stair: StraightStair,
  products: StairProducts,
  title: string,
  textSize = 17,
): string {
  const width = (totalRun(stair) + RIGHT_IN - LEFT_IN) * UNITS_PER_INCH
  const height = (totalRise(stair) + ABOVE_IN + BELOW_IN) * UNITS_PER_INCH
  return tag(
    'svg',
    { ...DRAWING_LOOK, viewBox: `0 0 ${svgNumber(width)} ${svgNumber(height)}` },
    tag('title', {}, title),
    tag('defs', {}, ARROW_MARKER, ...balusterSymbols(products), newelSymbol(products.newel)),
    wood(wallPieces(stair), WALL, 'w', stair),
    balusters(stair, products),
    wood(stringerPieces(stair), WOOD_PALETTES.primed, 's', stair),
    wood(treadPieces(stair), WOOD_PALETTES['red-oak'], 't', stair),
    wood(landingRail(stair), WOOD_PALETTES['red-oak'], 'l', stair),
    wood(railPieces(stair, -1, totalRun(stair) + 1), WOOD_PALETTES['red-oak'], 'h', stair),
    newels(stair),
    floor(stair, width),
    dimensions(stair, textSize),
  )
}

function placing(stair: StraightStair) {
  return ([x, y]: Point): Point => [
    (x - LEFT_IN) * UNITS_PER_INCH,
    (totalRise(stair) + ABOVE_IN - y) * UNITS_PER_INCH,
  ]
}

function wood(
  pieces: readonly Piece[],
  palette: Palette,
  id: string,
  stair: StraightStair,
): string {
  const gradients = gradientsFor(palette, id)
  const place = placing(stair)
  const canvas = { place, unitsPerInch: UNITS_PER_INCH, palette, gradients, idPrefix: id }
  const shapes = shadedPieces(pieces, canvas)
  return tag('defs', {}, gradients.definitions()) + shapes
}

/** The part about its own origin, ready to be used many times over. */
function symbol(id: string, product: Product, palette: Palette): string {
  const gradients = gradientsFor(palette, id)
  const place = ([x, y]: Point): Point => [x * UNITS_PER_INCH, -y * UNITS_PER_INCH]
  const { pieces } = partView(product.shape, ASPECT)
  const canvas = { place, unitsPerInch: UNITS_PER_INCH, palette, gradients, idPrefix: `${id}r` }
  const shapes = shadedPieces(pieces, canvas)
  return gradients.definitions() + tag('g', { id }, shapes)
}

function balusterSymbols({ balusters: styles }: StairProducts): readonly string[] {
  return styles.map((product, index) => {
    const isWood = product.family === 'wood-balusters'
    const palette = isWood ? WOOD_PALETTES['red-oak'] : FINISH_PALETTES.SB
    return symbol(`b${index}`, product, palette)
  })
}

function newelSymbol(newel: Product): string {
  return symbol('n', newel, WOOD_PALETTES['red-oak'])
}

/** Balusters hang from the rail and are cut at the bottom; what is too long lies behind the steps. */
function balusters(stair: StraightStair, { balusters: styles }: StairProducts): string {
  const place = placing(stair)
  return hangingPoints(stair)
    .map(([x, underside], index) => {
      const style = styles[index % styles.length] ?? styles[0]
      const length = 'lengthIn' in style.shape ? style.shape.lengthIn : STOCK_IN
      const [px, py] = place([x, underside + INTO_RAIL_IN - length])
      return tag('use', { href: `#b${index % styles.length}`, x: px, y: py })
    })
    .join('')
}

/** Where balusters meet the rail: on the flight clear of the newel, then along the landing. */
function hangingPoints(stair: StraightStair): readonly Point[] {
  const level = totalRise(stair) + stair.railHeightIn - stair.railDepthIn
  const last = totalRun(stair) - NEWEL_ROOM_IN
  const flight = balusterPlaces(stair).filter((x) => x > NEWEL_ROOM_IN && x < last)
  const landing = Array.from({ length: 5 }, (_, index) => totalRun(stair) + 7 + index * 3.6)
  return [
    ...flight.map((x): Point => [x, railUnderside(stair, x)]),
    ...landing.map((x): Point => [x, level]),
  ]
}

function newels(stair: StraightStair): string {
  const place = placing(stair)
  return [place([-1.5, 0]), place([totalRun(stair) + 2, totalRise(stair)])]
    .map(([x, y]) => tag('use', { href: '#n', x, y }))
    .join('')
}

function landingRail(stair: StraightStair): readonly Piece[] {
  const top = totalRise(stair) + stair.railHeightIn
  return levelRailPieces(totalRun(stair) + 2, totalRun(stair) + RIGHT_IN, top, stair.railDepthIn)
}

function floor(stair: StraightStair, width: number): string {
  const [, y] = placing(stair)([0, 0])
  return tag('path', { d: `M0 ${y}H${width}`, stroke: '#1F1B16', 'stroke-width': 1.2 })
}

function dimensions(stair: StraightStair, textSize: number): string {
  const place = placing(stair)
  const [left, ground] = place([0, 0])
  const [right, top] = place([totalRun(stair), totalRise(stair)])
  const x = place([totalRun(stair) + RIGHT_IN - 4, 0])[0]
  const run: SpanLine = {
    from: left,
    to: right,
    at: ground + 48,
    label: `Run ${formatInches(totalRun(stair))}`,
    runs: 'horizontally',
  }
  const rise: SpanLine = {
    from: top,
    to: ground,
    at: x,
    label: `Rise ${formatInches(totalRise(stair))}`,
    runs: 'vertically',
  }
  return tag(
    'g',
    { 'font-size': textSize },
    svgMarks([...extensionLines([run], ground + 8), ...spanLine(run)]),
    svgMarks([...extensionLines([rise], x - 24), ...spanLine(rise)]),
  )
}
