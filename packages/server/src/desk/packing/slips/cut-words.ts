import { findProduct } from '@millrun/catalogue/catalogue'
import { cutPieces, KERF_IN, stickIn } from '@millrun/catalogue/choosing/cut'
import { readLineId } from '@millrun/catalogue/choosing/line-id'
import { formatInches } from '@millrun/catalogue/inches'

/**
 * What the saw does to each stick of a line, in words: which stick, into which pieces, and what they finish at where
 * they are nominal. Undefined for what stays whole, and for what is sold no more.
 */
export function cutWords(lineId: string): string | undefined {
  const found = readLineId(lineId, findProduct)
  if (!found.ok) return undefined
  const { product, choices } = found.line
  const pieces = cutPieces(choices)
  const stick = stickIn(product, choices)
  if (pieces === undefined || stick === undefined) return undefined
  const from = `Cut each ${formatInches(stick)} stick`
  const [first = 0, ...more] = pieces
  if (more.length === 0) return `${from} to one piece of ${formatInches(first)}; the rest is waste.`
  // All the cuts of a stick take their width off its pieces alike.
  const lost = (KERF_IN * more.length) / pieces.length
  const list = pieces.map(formatInches).join(' + ')
  const same = pieces.every((piece) => piece === first)
  const end = same ? ` (each finishes ${finished(first, lost)})` : ''
  return `${from} into ${pieces.length} pieces: ${list} nominal. Each saw cut takes ${formatInches(KERF_IN)} off the pieces${end}.`
}

/** To the sixteenth below: no piece is longer than it can be. */
function finished(pieceIn: number, lostIn: number): string {
  return formatInches(Math.floor((pieceIn - lostIn) * 16) / 16)
}
