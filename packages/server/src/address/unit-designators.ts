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

export interface UnitDesignator {
  readonly abbreviation: string
  /** `APT` means nothing without a number; `REAR` does. */
  readonly needsNumber: boolean
}

const DESIGNATORS = new Map<string, UnitDesignator>([
  ...spelled(NUMBERED, true),
  ...spelled(STANDING_ALONE, false),
])

/** The unit designator that a word in capitals is, or undefined. */
export function unitDesignator(word: string): UnitDesignator | undefined {
  return DESIGNATORS.get(word)
}

function spelled(table: Readonly<Record<string, string>>, needsNumber: boolean) {
  return Object.entries(table).flatMap(([abbreviation, spellings]) =>
    spellings.split(' ').map((word) => [word, { abbreviation, needsNumber }] as const),
  )
}
