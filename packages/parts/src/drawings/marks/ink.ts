import type { Layer, Pen } from './mark.ts'

/** Colours and weights that every drawing shares; weights and type are in units of the sheet. */
export const INK = '#1F1B16'
export const PLOTTER_BLUE = '#1B3FC4'
/** What is inside an outline: a little lighter than the paper that it lies on. */
export const BODY = '#FAF8F4'

export const INKS: Readonly<Record<Layer, string>> = {
  OUTLINE: INK,
  HIDDEN: INK,
  CENTER: '#8C8271',
  DIMENSIONS: PLOTTER_BLUE,
  HATCH: INK,
  TEXT: INK,
  SHEET: INK,
}

/** Strokes and gaps of the lines that are not drawn through: chain lines for axes. */
export const DASHES: Readonly<Partial<Record<Layer, readonly number[]>>> = {
  CENTER: [14, 3, 3, 3],
  HIDDEN: [7, 4],
}

export const OUTLINE_WEIGHT = 1.5
export const THIN_WEIGHT = 0.9
export const TEXT_SIZE = 14

export const DIMENSION_PEN: Pen = { layer: 'DIMENSIONS', weight: THIN_WEIGHT }
export const HIDDEN_PEN: Pen = { layer: 'HIDDEN', weight: THIN_WEIGHT * 0.7 }
export const CENTRE_PEN: Pen = { layer: 'CENTER', weight: THIN_WEIGHT }

/** Length and width of the arrowheads of dimension lines. */
export const ARROWHEAD = { length: 9, width: 4.5 } as const

/** How wide the letters of Helvetica run that are not as wide as its digits, as shares of their size. */
const LETTER_WIDTHS = new Map(
  (
    [
      [0.23, "'ijl’"],
      [0.28, ' !,./:;[]Ift'],
      [0.34, '()-r'],
      [0.36, '"'],
      [0.5, 'Jckvsxyz'],
      [0.62, 'FTZ+=×ø□'],
      [0.67, '&ABEKPSVXY'],
      [0.73, 'CDHNRUw'],
      [0.78, 'GOQ'],
      [0.84, 'Mm'],
      [0.95, 'W%'],
    ] as const
  ).flatMap(([width, letters]) => Array.from(letters, (letter) => [letter, width] as const)),
)
const DIGIT_WIDTH = 0.56

/** How wide a text runs. */
export function textWidth(text: string, size: number = TEXT_SIZE): number {
  const widths = Array.from(text, (letter) => LETTER_WIDTHS.get(letter) ?? DIGIT_WIDTH)
  return size * widths.reduce((sum, width) => sum + width, 0)
}
