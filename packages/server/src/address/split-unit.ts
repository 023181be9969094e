import { suffixAbbreviation } from './street-suffixes.ts'

export type UnitLine =
  | { readonly ok: true; readonly unit: string }
  /** The unit word that has no number. */
  | { readonly ok: false; readonly word: string }

/** A secondary line in standard form: `apartment 4` is `APT 4`, a bare `4` is `# 4`. */
export function unitLine(words: readonly string[]): UnitLine {
  const [word, ...number] = words
  if (word === undefined) return { ok: true, unit: '' }
  const designator = unitDesignator(word)
  if (designator === undefined) {
    const isBareNumber = words.length === 1 && /\d|^[A-Z]$/.test(word)
    return { ok: true, unit: isBareNumber ? `# ${word}` : words.join(' ') }
  }
  const numbers = number.filter((part) => part !== '#')
  if (designator.needsNumber && numbers.length === 0) return { ok: false, word }
  return { ok: true, unit: [designator.abbreviation, ...numbers].join(' ') }
}

/**
 * Where a unit begins in a street line: behind at least a number and a name, at a unit word with one
 * number behind it, or at one that closes the line behind a street suffix. -1 when there is none.
 */
export function unitStart(words: readonly string[]): number {
  return words.findIndex((word, index) => {
    const designator = unitDesignator(word)
    if (designator === undefined || index < 2) return false
    const behind = words.slice(index + 1).filter((part) => part !== '#')
    if (behind.length === 0) return hasSuffix(words.slice(1, index))
    if (!designator.needsNumber && word !== 'PH') return false
    return isUnitNumber(behind)
  })
}

function hasSuffix(street: readonly string[]): boolean {
  return street.slice(1).some((word) => suffixAbbreviation(word) !== undefined)
}

/** `4`, `4B`, `B`, and `4 REAR` are; the words of a street's name are not. */
function isUnitNumber(words: readonly string[]): boolean {
  return (
    words.length <= 2 &&
    /\d|^[A-Z]$/.test(words[0] ?? '') &&
    words.slice(1).every((word) => word.length <= 4)
  )
}

/**
 * What divides a building, by standard abbreviation, with all its spellings.
 * Source: USPS Publication 28, appendix C2.
 */
const NUMBERED = {
  APT: 'APT APARTMENT',
  BLDG: 'BLDG BLD BUILDING',
  DEPT: 'DEPT DEPARTMENT',
  FL: 'FL FLOOR',
  HNGR: 'HNGR HANGAR',
  KEY: 'KEY',
  LOT: 'LOT',
  PIER: 'PIER',
  RM: 'RM ROOM',
  SLIP: 'SLIP',
  SPC: 'SPC SPACE',
  STE: 'STE SUITE',
  STOP: 'STOP',
  TRLR: 'TRLR TRAILER',
  UNIT: 'UNIT UN',
  '#': '# NO NUM NUMBER',
} as const

const STANDING_ALONE = {
  BSMT: 'BSMT BASEMENT',
  FRNT: 'FRNT FRONT',
  LBBY: 'LBBY LOBBY',
  LOWR: 'LOWR LOWER',
  OFC: 'OFC OFFICE',
  PH: 'PH PENTHOUSE',
  REAR: 'REAR',
  SIDE: 'SIDE',
  UPPR: 'UPPR UPPER',
} as const

interface UnitDesignator {
  readonly abbreviation: string
  /** `APT` means nothing without a number; `REAR` does. */
  readonly needsNumber: boolean
}

const DESIGNATORS = new Map<string, UnitDesignator>([
  ...spelled(NUMBERED, true),
  ...spelled(STANDING_ALONE, false),
])

/** The unit designator that a word in capitals is, or undefined. */
function unitDesignator(word: string): UnitDesignator | undefined {
  return DESIGNATORS.get(word)
}

function spelled(table: Readonly<Record<string, string>>, needsNumber: boolean) {
  return Object.entries(table).flatMap(([abbreviation, spellings]) =>
    spellings.split(' ').map((word) => [word, { abbreviation, needsNumber }] as const),
  )
}
