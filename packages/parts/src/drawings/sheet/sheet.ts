import { speciesOf } from '@millrun/catalogue/choosing/choices'
import { SPECIES } from '@millrun/catalogue/choosing/species-prices'
import type { Product } from '@millrun/catalogue/product'
import { rectangle } from '../../geometry/figures.ts'
import { type Path, type Point, polyline } from '../../geometry/path.ts'
import { scaleName } from './drawing-scale.ts'
import { OUTLINE_WEIGHT, textWidth, THIN_WEIGHT } from '../marks/ink.ts'
import { type Mark, stroke, type Words } from '../marks/mark.ts'
import { sheetText } from '../marks/words.ts'

/** A sheet is 17 × 11 inches (ANSI B); one unit is a hundredth of an inch. */
export const SHEET = { width: 1700, height: 1100, margin: 40, unitsPerInch: 100 } as const

const BLOCK = { width: 700, height: 126 } as const
/** Readers without our serifs may put wider ones in their place. */
const HEADING = { size: 26, room: 92 } as const
const TITLE = { size: 16, room: 258 } as const
const VALUE = { size: 14, room: 160 } as const

/** A workshop drawing: what is on the sheet, and what it says of itself. */
export interface Sheet {
  readonly title: string
  /** Inches of sheet per inch of part, of the elevation. */
  readonly scale: number
  readonly marks: readonly Mark[]
}

/** What a sheet says of its drawing in the lower corner, besides whose it is and its scale. */
export interface TitleBlock {
  /** Short: an item number, the number of the sheet. */
  readonly heading: string
  readonly title: string
  readonly units: string
  readonly last: { readonly name: string; readonly text: string }
}

/** The sheet of a product. */
export function sheetOf(product: Product, scale: number, drawn: readonly Mark[]): Sheet {
  const { itemNumber, title } = product
  const block = {
    heading: itemNumber,
    title,
    units: 'inches to 1/16 (mm)',
    last: { name: 'Material', text: materialOf(product) },
  }
  return titledSheet(`${itemNumber} ${title}, dimensioned drawing`, block, scale, drawn)
}

/** A sheet with its frame and title block. */
export function titledSheet(
  title: string,
  block: TitleBlock,
  scale: number,
  drawn: readonly Mark[],
): Sheet {
  return { title, scale, marks: [...frame(), ...drawn, ...blockMarks(block, scaleName(scale))] }
}

function frame(): readonly Mark[] {
  const { width, height, margin } = SHEET
  const border = rectangle([margin, margin], [width - margin, height - margin])
  return [stroke({ layer: 'SHEET', weight: OUTLINE_WEIGHT }, border)]
}

function blockMarks({ heading, title, units, last }: TitleBlock, scale: string): readonly Mark[] {
  const x = SHEET.width - SHEET.margin - BLOCK.width
  const y = SHEET.height - SHEET.margin - BLOCK.height
  const [right, bottom, split] = [x + BLOCK.width, y + BLOCK.height, x + 240]
  return [
    stroke(
      { layer: 'SHEET', weight: OUTLINE_WEIGHT },
      line([right, y], [x, y], [x, bottom]),
      line([split, y], [split, bottom]),
    ),
    stroke(
      { layer: 'SHEET', weight: THIN_WEIGHT },
      line([split, y + 64], [right, y + 64]),
      line([split + 96, y + 64], [split + 96, bottom]),
      line([split + 270, y + 64], [split + 270, bottom]),
    ),
    { ...sheetText([x + 22, y + 58], 34, 'Millrun'), typeface: 'serif' },
    sheetText([x + 23, y + 84], 15, 'Stair Parts'),
    { ...fitted([split + 18, y + 42], HEADING, heading), typeface: 'serif' },
    fitted([split + 130, y + 42], TITLE, title),
    ...cell([split, y + 64], 'Scale', scaleName(1), scale),
    ...cell([split + 96, y + 64], 'Units', units),
    ...cell([split + 270, y + 64], last.name, last.text),
  ]
}

interface TextRoom {
  readonly size: number
  readonly room: number
}

/** Text in its usual size, or as large as fits into its room. */
function fitted(at: Point, { size, room }: TextRoom, text: string): Words {
  return sheetText(at, Math.min(size, (size * room) / textWidth(text, size)), text)
}

function line(...points: readonly Point[]): Path {
  return polyline(points)
}

/** Of woods that a buyer chooses from, the first is drawn. */
function materialOf(product: Product): string {
  const [first = ''] = product.materials
  return hasWoods(product) ? `${first}, or as ordered` : first
}

function hasWoods(product: Product): boolean {
  return speciesOf(product).length > 1 || product.optionGroups.some(({ id }) => id === SPECIES.id)
}

function cell([x, y]: Point, name: string, value: string, toScale?: string): readonly Mark[] {
  const words = fitted([x + 18, y + 46], VALUE, value)
  return [
    sheetText([x + 18, y + 24], 12, name),
    toScale === undefined ? words : { ...words, toScale },
  ]
}
