import { suffixAbbreviation } from './street-suffixes.ts'

const DIRECTIONALS: Readonly<Record<string, string>> = {
  NORTH: 'N',
  EAST: 'E',
  SOUTH: 'S',
  WEST: 'W',
  NORTHEAST: 'NE',
  NORTHWEST: 'NW',
  SOUTHEAST: 'SE',
  SOUTHWEST: 'SW',
}

const ABBREVIATIONS = new Set(Object.values(DIRECTIONALS))

/** The abbreviation of a compass direction in capitals, or undefined: `NORTH` and `N` are `N`. */
function directional(word: string): string | undefined {
  return ABBREVIATIONS.has(word) ? word : DIRECTIONALS[word]
}

const HOUSE_NUMBER = /^(\d+[A-Z]?|\d+-\d+[A-Z]?|\d+-?[A-Z]|[NSEW]\d+([NSEW]\d+)?)$/
const FRACTION = /^\d\/\d$/

/** Addresses without a house number, in the forms that the post office knows. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [/^(?:P ?O|POST OFFICE)? ?BOX (?:# )?(\w[\w-]*)$/, 'PO BOX $1'],
  [/^(?:RR|R R|RFD|RD|RT|RURAL ROUTE) (?:# )?(\w+) BOX (?:# )?(\w[\w-]*)$/, 'RR $1 BOX $2'],
  [/^(?:HC|HIGHWAY CONTRACT|STAR ROUTE) (?:# )?(\w+) BOX (?:# )?(\w[\w-]*)$/, 'HC $1 BOX $2'],
  [/^(PSC|UNIT|CMR) (\w+) BOX (\w[\w-]*)$/, '$1 $2 BOX $3'],
  [/^GENERAL DELIVERY$/, 'GENERAL DELIVERY'],
]

/** A line without a house number in its standard form, or undefined: `P.O. Box 12` is `PO BOX 12`. */
export function boxLine(words: readonly string[]): string | undefined {
  const text = words.join(' ')
  const form = FORMS.find(([pattern]) => pattern.test(text))
  return form === undefined ? undefined : text.replace(form[0], form[1])
}

/** A house number and a street in standard form, or undefined when the number is missing. */
export function streetLine(words: readonly string[]): string | undefined {
  const [number, ...rest] = words
  if (number === undefined || !HOUSE_NUMBER.test(number) || rest.length === 0) return undefined
  const hasFraction = FRACTION.test(rest[0] ?? '')
  const street = streetName(hasFraction ? rest.slice(1) : rest)
  return [number, ...(hasFraction ? rest.slice(0, 1) : []), ...street].join(' ')
}

/**
 * Abbreviates what stands around a street's name, and leaves the name itself as it is: `NORTH MAIN
 * STREET` is `N MAIN ST`, but `NORTH STREET` keeps its name.
 */
function streetName(words: readonly string[]): readonly string[] {
  const { direction, rest } = splitDirection(words)
  const after = directionBehind(rest)
  const body = after === undefined ? rest : rest.slice(0, -1)
  const suffix = body.length > 1 ? suffixAbbreviation(body.at(-1) ?? '') : undefined
  const name = suffix === undefined ? body : [...body.slice(0, -1), suffix]
  return [direction, ...name, after].filter((word) => word !== undefined)
}

function splitDirection(words: readonly string[]) {
  const [first = '', second = '', ...others] = words
  const direction = directional(first)
  const asTyped = { direction: undefined, rest: words }
  if (direction === undefined || isNameless(words.slice(1))) return asTyped
  const next = directional(second)
  if (next === undefined || others.length === 0) return { direction, rest: words.slice(1) }
  // NORTH EAST is NE; EAST WEST HIGHWAY is a name.
  const both = directional(`${direction}${next}`)
  return both === undefined || isNameless(others) ? asTyped : { direction: both, rest: others }
}

/** A direction at the end belongs to the street only behind a name with its suffix. */
function directionBehind(words: readonly string[]): string | undefined {
  const isBehindSuffix = words.length > 2 && suffixAbbreviation(words.at(-2) ?? '') !== undefined
  return isBehindSuffix ? directional(words.at(-1) ?? '') : undefined
}

function isNameless(words: readonly string[]): boolean {
  return (
    words.length === 0 || (words.length === 1 && suffixAbbreviation(words[0] ?? '') !== undefined)
  )
}
