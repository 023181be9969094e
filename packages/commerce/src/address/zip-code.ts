import { stateName } from './postal-states.ts'
import { statesOfZip } from './zip-states.ts'

export interface ZipCode {
  /** The five digits that everybody knows. */
  readonly zipCode: string
  /** The four further digits; empty when they were not given. */
  readonly zipPlus4: string
}

/** A pasted code may have a dash of any length between its parts, or unseen marks around them. */
const ZIP = /^(\d{5})(?:[\s\p{Pd}]*(\d{4}))?$/u
const UNSEEN = /\p{Cf}/gu

/** A ZIP code of five digits, or of five and four; undefined for any other text. */
export function readZip(text: string): ZipCode | undefined {
  const match = ZIP.exec(text.replaceAll(UNSEEN, '').trim())
  if (match === null) return undefined
  const [, zipCode = '', zipPlus4 = ''] = match
  return { zipCode, zipPlus4 }
}

/** A ZIP code as it is written on a parcel: `08608`, or `08608-1234`. */
export function zipText({ zipCode, zipPlus4 }: ZipCode): string {
  return zipPlus4 === '' ? zipCode : `${zipCode}-${zipPlus4}`
}

/**
 * What is wrong with a ZIP code, in a sentence that says what to do; undefined when it is one of that state. `state`
 * is its two letters; where none is known yet, only the code itself is judged.
 */
export function zipProblem(text: string, state: string): string | undefined {
  const zip = readZip(text)
  if (zip === undefined) return 'Please enter a ZIP code of five digits, such as 08608'
  const { zipCode } = zip
  const states = statesOfZip(zipCode)
  if (states.length === 0) return `There is no ZIP code ${zipCode}; please check it`
  if (state === '' || states.includes(state)) return undefined
  const names = states.map(stateName).join(' or ')
  return `ZIP code ${zipCode} is in ${names}, not in ${stateName(state)}. Please change one of them`
}
