import { formatInches } from '../inches.ts'
import type { Listing } from '../product.ts'
import type { Choices } from './choices.ts'
import type { Option, OptionGroup } from './option-group.ts'

/** The longest piece that goes by parcel, in inches: 96 in packed, our own rule, less the 3 in of its packing. */
export const LONGEST_CUT_IN = 93
/** The shortest length that a piece is cut to, in inches: shorter numbers name a rail by its feet. */
export const SHORTEST_LENGTH_IN = 24
/** Width of a saw cut, in inches: a piece of a stick is at least so much shorter. */
export const KERF_IN = 0.125
/** The shortest of several pieces, in inches. */
export const SHORTEST_PIECE_IN = 1
/** The most pieces that a stick is cut into. */
export const MOST_PIECES = 12

type Sold = Pick<Listing, 'optionGroups'>

/** Digits, then sixteenths: `80`, `80.6875`, `80-11/16`. */
const INCHES = /^(0|[1-9]\d{0,2})(?:\.(\d{1,4})|-(\d{1,2})\/(2|4|8|16))?$/

/** A length as a buyer writes it, in inches and whole sixteenths; undefined for anything else. */
export function readInches(text: string): number | undefined {
  const [, whole = '', decimals, over, under] = INCHES.exec(text) ?? []
  const part = over === undefined ? Number(`0.${decimals ?? 0}`) : Number(over) / Number(under)
  const inches = Number(whole) + part
  return whole !== '' && part < 1 && Number.isInteger(inches * 16) ? inches : undefined
}

/** The lengths that stock is sold in; undefined for what is not sold by length, and is not cut. */
export function stickGroup({ optionGroups }: Sold): OptionGroup | undefined {
  return optionGroups.find(({ type }) => type === 'length')
}

/** How long the stick is that is chosen, in inches; undefined for what is not sold by length. */
export function stickIn(product: Sold, choices: Choices): number | undefined {
  const group = stickGroup(product)
  const option = group?.options.find(({ code }) => code === choices[group.id]) ?? group?.options[0]
  return group && option && optionIn(group, option)
}

/** The pieces that choices have a stick cut into, in inches; undefined where it stays whole. */
export function cutPieces({ cut }: Choices): readonly number[] | undefined {
  return cut ? cut.split('+').map((piece) => readInches(piece) ?? 0) : undefined
}

/**
 * Whether the line that an id names is cut by us: into pieces, `c-6010:cut=72+72`, or to one length,
 * `c-6010:length=80-11/16`. Says nothing of whether such a line can be had.
 */
export function isCutLine(lineId: string): boolean {
  return lineId.split(/[:,]/).some((named) => {
    const [name, value = ''] = named.split('=')
    return name === 'cut' || (name === 'length' && (readInches(value) ?? 0) >= SHORTEST_LENGTH_IN)
  })
}

/**
 * Choices as a line's id names them, read: `cut` says how the stick is cut, and the length which stick that is.
 * Undefined for a cut that cannot be had.
 */
export function readCut(product: Sold, named: Choices): Choices | undefined {
  const group = stickGroup(product)
  const { length, stick, cut } = named
  const isSold = group?.id === 'length' && group.options.some(({ code }) => code === length)
  if (length === undefined || isSold) {
    if (stick !== undefined) return undefined
    return cut === undefined ? named : withPieces(product, named, cut)
  }
  return 'cut' in named ? undefined : withLength(product, named, length)
}

/** The choices of a line as its id names them; the other way of `readCut`. */
export function namedCut(product: Sold, choices: Choices): Choices {
  const group = stickGroup(product)
  const [pieceIn = 0, ...more] = cutPieces(choices) ?? []
  if (group === undefined || pieceIn === 0 || more.length > 0) return choices
  const { cut = '', ...others } = choices
  const own = choices[group.id]
  const isPlain = own === shortest(group, pieceIn)
  if (group.id !== 'length') return { ...others, length: cut }
  return { ...others, length: cut, ...(isPlain || own === undefined ? {} : { stick: own }) }
}

/** `72+72` as it stands in an id. Takes inches. */
export function cutText(piecesIn: readonly number[]): string {
  return piecesIn.map(written).join('+')
}

function withLength(product: Sold, named: Choices, length: string): Choices | undefined {
  const group = stickGroup(product)
  const pieceIn = readInches(length)
  if (group === undefined || pieceIn === undefined || pieceIn < SHORTEST_LENGTH_IN) return undefined
  const { length: _, stick, ...others } = named
  if (stick !== undefined && group.id !== 'length') return undefined
  const code = (group.id === 'length' ? stick : named[group.id]) ?? shortest(group, pieceIn)
  const option = group.options.find((sold) => sold.code === code)
  if (option === undefined || pieceIn > optionIn(group, option) - KERF_IN) return undefined
  return { ...others, [group.id]: option.code, cut: written(pieceIn) }
}

function withPieces(product: Sold, named: Choices, text: string): Choices | undefined {
  const pieces = text.split('+').map(readInches)
  const isOffered = pieces.every(
    (piece) => piece !== undefined && piece >= SHORTEST_PIECE_IN && piece <= LONGEST_CUT_IN,
  )
  const known = pieces.filter((piece) => piece !== undefined)
  const sum = known.reduce((all, piece) => all + piece, 0)
  const isWhole =
    pieces.length > 1 && pieces.length <= MOST_PIECES && sum === stickIn(product, named)
  return isOffered && isWhole ? { ...named, cut: cutText(known) } : undefined
}

/** Of the sticks that are long enough, the one that the price is stated for, or else the shortest. */
function shortest(group: OptionGroup, pieceIn: number): string | undefined {
  return group.options.find((option) => pieceIn <= optionIn(group, option) - KERF_IN)?.code
}

/** Rails are sold in feet, nosings and moldings in inches. */
function optionIn({ id }: OptionGroup, { code }: Option): number {
  return id === 'length' ? Number(code) * 12 : Number(code)
}

function written(inches: number): string {
  return formatInches(inches).replace('"', '')
}
