/** Colours and weights that every drawing shares; weights and type are in units of the sheet. */
export const INK = '#1F1B16'
export const PLOTTER_BLUE = '#1B3FC4'
export const CENTRE_LINE = '#8C8271'
/** What is inside an outline: a little lighter than the paper that it lies on. */
export const BODY = '#FAF8F4'

export const OUTLINE_WEIGHT = 1.5
export const THIN_WEIGHT = 0.9
export const TEXT_SIZE = 14

const TYPEFACE = "'Hanken Grotesk',Helvetica,Arial,sans-serif"

/** Attributes of the outermost element of every drawing. */
export const DRAWING_LOOK = {
  xmlns: 'http://www.w3.org/2000/svg',
  'font-family': TYPEFACE,
  'font-size': TEXT_SIZE,
  fill: 'none',
} as const

/** How wide a text runs, near enough to keep texts apart. */
export function textWidth(text: string, size: number = TEXT_SIZE): number {
  return text.length * size * 0.54
}
