import { describe, expect, test } from 'vitest'
import type { Address } from '@millrun/commerce/functions'
import { standardizeAddress } from './standardize-address.ts'

const TRENTON: Address = {
  streetAddress: '100 North Main Street',
  secondaryAddress: '',
  city: 'Trenton',
  state: 'NJ',
  zipCode: '08608',
}

function standardized(change: Partial<Address>) {
  const result = standardizeAddress({ ...TRENTON, ...change })
  if (!result.ok) throw new Error(result.error)
  return result
}

function lines(streetAddress: string, secondaryAddress = '') {
  const { address } = standardized({ streetAddress, secondaryAddress })
  return [address.streetAddress, address.secondaryAddress].filter((line) => line !== '').join(' | ')
}

function error(change: Partial<Address>): string | undefined {
  const result = standardizeAddress({ ...TRENTON, ...change })
  return result.ok ? undefined : result.error
}

test('an address comes out in capitals, abbreviated, and with the warning that nobody confirmed it', () => {
  expect(standardized({ secondaryAddress: 'apartment 4', zipCode: '08608-1234' })).toEqual({
    ok: true,
    address: {
      streetAddress: '100 N MAIN ST',
      secondaryAddress: 'APT 4',
      city: 'TRENTON',
      state: 'NJ',
      zipCode: '08608',
      zipPlus4: '1234',
    },
    warnings: [
      'The form of this address was checked; whether mail is delivered there was not confirmed.',
    ],
  })
})

test.each([
  ['100 north main street', '100 N MAIN ST'],
  ['100 N. Main St.', '100 N MAIN ST'],
  ['  100   Main  Avenue ', '100 MAIN AVE'],
  ['100 North Street', '100 NORTH ST'],
  ['100 North East Main St', '100 NE MAIN ST'],
  ['100 Main Street Northwest', '100 MAIN ST NW'],
  ['100 East West Highway', '100 EAST WEST HWY'],
  ['100 Avenue of the Americas', '100 AVENUE OF THE AMERICAS'],
  ['2200 Avenue W', '2200 AVENUE W'],
  ['55 Broadway', '55 BROADWAY'],
  ['100 County Road 39 NW', '100 COUNTY ROAD 39 NW'],
  ['12 1/2 Elm Court', '12 1/2 ELM CT'],
  ['34-12 30th Avenue', '34-12 30TH AVE'],
  ['N6W23001 Bluemound Road', 'N6W23001 BLUEMOUND RD'],
  ['12B Oak Lane', '12B OAK LN'],
  ["7 O'Neil Drive", '7 ONEIL DR'],
  ['7 Cañon Boulevard', '7 CANON BLVD'],
  ['100 St Johns Street', '100 ST JOHNS ST'],
  ['5 Front Street', '5 FRONT ST'],
  ['5 Pier Avenue', '5 PIER AVE'],
  ['12 Old Key Road', '12 OLD KEY RD'],
])('%s is %s', (typed, line) => {
  expect(lines(typed)).toBe(line)
})

test.each([
  ['P.O. Box 12', 'PO BOX 12'],
  ['post office box # 12', 'PO BOX 12'],
  ['Rural Route 2 Box 18', 'RR 2 BOX 18'],
  ['HC 1 Box 7A', 'HC 1 BOX 7A'],
  ['PSC 802 Box 74', 'PSC 802 BOX 74'],
  ['General Delivery', 'GENERAL DELIVERY'],
])('%s needs no house number and is %s', (typed, line) => {
  expect(lines(typed)).toBe(line)
})

test.each([
  ['100 Main St Apt 4', '', '100 MAIN ST | APT 4'],
  ['100 Main St, Suite 200B', '', '100 MAIN ST | STE 200B'],
  ['100 Main St #4', '', '100 MAIN ST | # 4'],
  ['100 Main St Apt #4', '', '100 MAIN ST | APT 4'],
  ['100 Main St Rear', '', '100 MAIN ST | REAR'],
  ['100 Main Street NW Unit B', '', '100 MAIN ST NW | UNIT B'],
  ['100 Main St', '4b', '100 MAIN ST | # 4B'],
  ['100 Main St', 'Basement', '100 MAIN ST | BSMT'],
  ['100 Main St', 'floor 2', '100 MAIN ST | FL 2'],
  ['100 Main St Bldg 2', 'Apt 4', '100 MAIN ST | BLDG 2 APT 4'],
  ['100 Main St', 'c/o Turner', '100 MAIN ST | C/O TURNER'],
])('%s with "%s" is %s', (street, secondary, line) => {
  expect(lines(street, secondary)).toBe(line)
})

describe('what is not an address, and why:', () => {
  test.each<[Partial<Address>, string]>([
    [{ streetAddress: 'Main Street' }, 'There is no house number in "Main Street".'],
    [{ streetAddress: '100' }, 'There is no house number in "100".'],
    [{ streetAddress: '' }, 'There is no street address.'],
    [{ secondaryAddress: 'Apt' }, '"APT" needs a number behind it, such as "APT 4".'],
    [
      { streetAddress: '100 Main St Suite' },
      '"SUITE" needs a number behind it, such as "SUITE 4".',
    ],
    [
      { state: 'PA' },
      'ZIP code 08608 is in New Jersey, not in Pennsylvania. Please change one of them.',
    ],
    [
      { state: 'NJ', zipCode: '06390' },
      'ZIP code 06390 is in Connecticut or New York, not in New Jersey. Please change one of them.',
    ],
    [{ zipCode: '0860' }, 'Please enter a ZIP code of five digits, such as 08608.'],
    [{ zipCode: '00000' }, 'There is no ZIP code 00000; please check it.'],
    [{ state: 'Ontario' }, '"Ontario" is not a state.'],
    [{ city: '', zipCode: '' }, 'There is neither a city nor a ZIP code.'],
  ])('%j', (change, sentence) => {
    expect(error(change)).toBe(sentence)
  })
})

test('a state may be written out, and city or ZIP code may be missing', () => {
  expect(standardized({ state: 'new jersey', city: '' }).address).toMatchObject({
    city: '',
    state: 'NJ',
    zipCode: '08608',
  })
  expect(standardized({ zipCode: '' }).address).toMatchObject({ city: 'TRENTON', zipCode: '' })
})

test('soldiers have addresses too', () => {
  const { address } = standardized({
    streetAddress: 'Unit 2050 Box 4190',
    city: 'APO',
    state: 'AP',
    zipCode: '96278',
  })
  expect(address).toMatchObject({ streetAddress: 'UNIT 2050 BOX 4190', city: 'APO', state: 'AP' })
})
