import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

export const FONTS = {
  plain: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'),
  bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'),
} as const

/** Stands for a letter that cannot be printed. */
export const UNPRINTABLE = '□'

/** Scripts that are written from left to right, letter by letter; others would be printed in a wrong order. */
const PLAIN_SCRIPTS =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Common}\p{Script=Inherited}]$/u

/** A text as the slips can print it: each letter that they cannot is a box. */
export function printable(text: string): string {
  return Array.from(text.normalize('NFC'), (letter) =>
    canPrint(letter) ? letter : UNPRINTABLE,
  ).join('')
}

function canPrint(letter: string): boolean {
  return PLAIN_SCRIPTS.test(letter) && covered().has(letter.codePointAt(0) ?? 0)
}

let known: ReadonlySet<number> | undefined

/** The code points that the plain typeface has a shape for, read from the file once. */
function covered(): ReadonlySet<number> {
  known ??= codePointsIn(readFileSync(FONTS.plain))
  return known
}

/** The code points of a typeface, from the groups of its table `cmap` in format 12 (OpenType). */
function codePointsIn(font: Buffer): ReadonlySet<number> {
  const points = new Set<number>()
  const at = groupsAt(font)
  const groups = font.readUInt32BE(at + 12)
  for (let group = 0; group < groups; group += 1) {
    const start = at + 16 + group * 12
    const last = font.readUInt32BE(start + 4)
    for (let point = font.readUInt32BE(start); point <= last; point += 1) points.add(point)
  }
  return points
}

function groupsAt(font: Buffer): number {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16)
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap')
  if (entry === undefined) throw new Error('the typeface has no table of its letters')
  const cmap = font.readUInt32BE(entry + 8)
  const subtables = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, index) => cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4),
  )
  const wide = subtables.find((at) => font.readUInt16BE(at) === 12)
  if (wide === undefined) throw new Error('the typeface does not list its letters as expected')
  return wide
}
