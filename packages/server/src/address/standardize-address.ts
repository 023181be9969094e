import type { Address, StandardizedAddress } from '@millrun/commerce/functions'
import { boxLine, streetLine } from './delivery-line.ts'
import { stateCode, stateName } from './postal-states.ts'
import { postalText, postalWords } from './postal-text.ts'
import { unitLine, unitStart } from './split-unit.ts'
import { statesOfZip } from './zip-states.ts'

export type StandardizeResult =
  | {
      readonly ok: true
      readonly address: StandardizedAddress
      readonly warnings: readonly string[]
    }
  /** `error` says in a sentence what keeps the address from being one. */
  | { readonly ok: false; readonly error: string }

const UNCONFIRMED =
  'The form of this address was checked; whether mail is delivered there was not confirmed.'

/**
 * The form that USPS Publication 28 gives an address, worked out without asking anybody. It knows
 * which ZIP codes belong to which state, but not which streets and houses there are.
 */
export function standardizeAddress(address: Address): StandardizeResult {
  const street = standardizeStreet(address)
  if (!street.ok) return street
  const place = standardizePlace(address)
  if (!place.ok) return place
  return {
    ok: true,
    address: { ...street.lines, ...place.place },
    warnings: [...place.warnings, UNCONFIRMED],
  }
}

function standardizeStreet({ streetAddress, secondaryAddress }: Address) {
  const words = postalWords(streetAddress)
  if (words.length === 0) return failure('There is no street address.')
  const secondary = unitLine(postalWords(secondaryAddress))
  if (!secondary.ok) return unitWithoutNumber(secondary.word)
  const box = boxLine(words)
  if (box !== undefined) return lines(box, secondary.unit)
  const start = unitStart(words)
  const inline = unitLine(start === -1 ? [] : words.slice(start))
  if (!inline.ok) return unitWithoutNumber(inline.word)
  const street = streetLine(start === -1 ? words : words.slice(0, start))
  if (street === undefined) {
    return failure(`There is no house number in "${streetAddress.trim()}".`)
  }
  return lines(street, [inline.unit, secondary.unit].filter((unit) => unit !== '').join(' '))
}

function standardizePlace({ city, state, zipCode }: Address) {
  const code = stateCode(postalText(state))
  if (code === undefined) return failure(`"${state.trim()}" is not a state.`)
  const zip = /^(\d{5})(?:[- ]?(\d{4}))?$/.exec(zipCode.trim())
  if (zipCode.trim() !== '' && zip === null) {
    return failure(`"${zipCode.trim()}" is not a ZIP code; it has five digits, or nine.`)
  }
  const [, zip5 = '', zipPlus4 = ''] = zip ?? []
  if (zip5 === '' && postalText(city) === '')
    return failure('There is neither a city nor a ZIP code.')
  const states = statesOfZip(zip5)
  if (states.length > 0 && !states.includes(code)) {
    const names = states.map(stateName).join(' or ')
    return failure(`ZIP code ${zip5} is in ${names}, not in ${stateName(code)}.`)
  }
  const isUnknown = zip5 !== '' && states.length === 0
  return {
    ok: true,
    place: { city: postalText(city), state: code, zipCode: zip5, zipPlus4 },
    warnings: isUnknown ? [`We do not know ZIP code ${zip5}; please check it.`] : [],
  } as const
}

function lines(streetAddress: string, secondaryAddress: string) {
  return { ok: true, lines: { streetAddress, secondaryAddress } } as const
}

function unitWithoutNumber(word: string) {
  return failure(`"${word}" needs a number behind it, such as "${word} 4".`)
}

function failure(error: string) {
  return { ok: false, error } as const
}
