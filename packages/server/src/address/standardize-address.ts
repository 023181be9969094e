import type { Address, StandardizedAddress } from '@millrun/commerce/functions'
import { readZip, zipProblem } from '@millrun/commerce/address/zip-code'
import { boxLine, streetLine } from './delivery-line.ts'
import { postalText, postalWords } from './postal-text.ts'
import { unitLine, unitStart } from './split-unit.ts'
import { stateCode } from '@millrun/commerce/address/postal-states'

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
  const town = standardizePlace(address)
  if (!town.ok) return town
  return {
    ok: true,
    address: { ...street.lines, ...town.place },
    warnings: [UNCONFIRMED],
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
  const town = { city: postalText(city), state: code }
  if (zipCode.trim() === '') {
    if (town.city === '') return failure('There is neither a city nor a ZIP code.')
    return { ok: true, place: { ...town, zipCode: '', zipPlus4: '' } } as const
  }
  const zip = readZip(zipCode)
  const problem = zipProblem(zipCode, code)
  if (zip === undefined || problem !== undefined) return failure(`${problem}.`)
  return { ok: true, place: { ...town, ...zip } } as const
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
