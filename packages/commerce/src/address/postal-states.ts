import { US_STATES } from './us-states.ts'

/**
 * Everything the post office delivers to as a state, by its two letters.
 * Source: USPS Publication 28, appendix B.
 */
const POSTAL_STATES: Readonly<Record<string, string>> = {
  ...US_STATES,
  AA: 'Armed Forces Americas',
  AE: 'Armed Forces Europe',
  AP: 'Armed Forces Pacific',
  AS: 'American Samoa',
  DC: 'District of Columbia',
  FM: 'Federated States of Micronesia',
  GU: 'Guam',
  MH: 'Marshall Islands',
  MP: 'Northern Mariana Islands',
  PR: 'Puerto Rico',
  PW: 'Palau',
  VI: 'Virgin Islands',
}

/** The name of a state by its two letters, or the text itself when it is none. */
export function stateName(code: string): string {
  return POSTAL_STATES[code] ?? code
}

const CODES = new Map<string, string>(
  Object.entries(POSTAL_STATES).flatMap(([code, name]) => [
    [code, code],
    [name.toUpperCase(), code],
  ]),
)

/** The two letters of a state, from them or from its name in any letters; undefined for anything else. */
export function stateCode(text: string): string | undefined {
  return CODES.get(text.trim().toUpperCase())
}
