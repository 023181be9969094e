import { idDraw } from '@millrun/catalogue/id-hash'
import type { FinishCode } from '@millrun/catalogue/option-group'
import { svgNumber } from '../svg/number.ts'
import { tag } from '../svg/tag.ts'
import { FINISH_PALETTES } from './finish-palettes.ts'
import { colourUnder, type Palette } from './palette.ts'

const WIDTH = 60
const HEIGHT = 50
/** Where the corner of the bar runs: the broad side lies in shade, the narrow one in the light. */
const CORNER = 39

/** A chip cut from a coated square bar, 60 × 50, as SVG. */
export function finishSwatch(code: FinishCode): string {
  const palette = FINISH_PALETTES[code]
  const shade = (light: number) => colourUnder(palette, light)
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${WIDTH} ${HEIGHT}` },
    tag(
      'defs',
      {},
      sweep('a', [shade(0.3), shade(0.44), shade(0.34)]),
      sweep('b', [shade(0.72), shade(0.62), shade(0.54)]),
    ),
    tag('path', { d: `M0 0h${CORNER}v${HEIGHT}H0z`, fill: 'url(#a)' }),
    tag('path', { d: `M${CORNER} 0H${WIDTH}v${HEIGHT}H${CORNER}z`, fill: 'url(#b)' }),
    code === 'CV' || code === 'SV' ? veins(code, palette) : '',
    tag('path', { d: `M${CORNER} 0v${HEIGHT}`, stroke: shade(0.9), 'stroke-width': 0.8 }),
  )
}

function sweep(id: string, colours: readonly string[]): string {
  const stops = colours.map((colour, index) =>
    tag('stop', { offset: index / (colours.length - 1), 'stop-color': colour }),
  )
  return tag('linearGradient', { id, x1: 0, y1: 0, x2: 1, y2: 1 }, ...stops)
}

const COLUMNS = 11
const ROWS = 9
const CELL = 7

/** The fine light net that a vein coat dries with: uneven cells like those of a honeycomb. */
function veins(code: FinishCode, palette: Palette): string {
  const draw = (purpose: string) => (idDraw(code, purpose, 100) / 100 - 0.5) * CELL * 0.9
  const knot = (column: number, row: number) => {
    const x = column * CELL - CELL / 2 + draw(`x${column},${row}`)
    const y = row * CELL - CELL / 2 + draw(`y${column},${row}`)
    return `${svgNumber(x, 1)} ${svgNumber(y, 1)}`
  }
  const across = Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: COLUMNS }, (_unused, column) => knot(column, row)),
  ).map((knots) => `M${knots.join('L')}`)
  const down = Array.from({ length: (ROWS - 1) * COLUMNS }, (_, index) => {
    const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)]
    return (column + row) % 2 === 0 ? `M${knot(column, row)}L${knot(column, row + 1)}` : ''
  })
  return tag('path', {
    d: [...across, ...down].join(''),
    fill: 'none',
    stroke: colourUnder(palette, 0.85),
    'stroke-opacity': 0.22,
    'stroke-width': 0.6,
    'stroke-linejoin': 'round',
  })
}
