import { expect, test } from 'vitest'
import type { US_STATES } from './us-states.ts'
import { readZip, zipProblem, zipText } from './zip-code.ts'
import { statesOfZip } from './zip-states.ts'

test.each([
  ['08608', '08608'],
  [' 08608 ', '08608'],
  ['08608-1234', '08608-1234'],
  ['08608 1234', '08608-1234'],
  ['086081234', '08608-1234'],
  ['08608–1234', '08608-1234'],
  ['\u202A08608\u202C', '08608'],
])('"%s" is written %s', (typed, written) => {
  const zip = readZip(typed)
  expect(zip && zipText(zip)).toBe(written)
})

test.each([
  '0860',
  '086080',
  '08608-',
  '08608-123',
  '08608-12345',
  'O8608',
  '٠٨٦٠٨',
  'NJ 08608',
  '',
])('"%s" is no ZIP code, and what one looks like is said', (typed) => {
  expect(readZip(typed)).toBeUndefined()
  expect(zipProblem(typed, 'NJ')).toBe('Please enter a ZIP code of five digits, such as 08608')
})

// The ZIP code of each state's capital, as its government gives its address.
const CAPITALS = {
  AL: '36130', // Montgomery
  AK: '99801', // Juneau
  AZ: '85007', // Phoenix
  AR: '72201', // Little Rock
  CA: '95814', // Sacramento
  CO: '80203', // Denver
  CT: '06106', // Hartford
  DE: '19901', // Dover
  FL: '32399', // Tallahassee
  GA: '30334', // Atlanta
  HI: '96813', // Honolulu
  ID: '83702', // Boise
  IL: '62701', // Springfield
  IN: '46204', // Indianapolis
  IA: '50319', // Des Moines
  KS: '66612', // Topeka
  KY: '40601', // Frankfort
  LA: '70802', // Baton Rouge
  ME: '04330', // Augusta
  MD: '21401', // Annapolis
  MA: '02133', // Boston
  MI: '48933', // Lansing
  MN: '55155', // Saint Paul
  MS: '39201', // Jackson
  MO: '65101', // Jefferson City
  MT: '59601', // Helena
  NE: '68509', // Lincoln
  NV: '89701', // Carson City
  NH: '03301', // Concord
  NJ: '08608', // Trenton
  NM: '87501', // Santa Fe
  NY: '12224', // Albany
  NC: '27601', // Raleigh
  ND: '58505', // Bismarck
  OH: '43215', // Columbus
  OK: '73105', // Oklahoma City
  OR: '97301', // Salem
  PA: '17120', // Harrisburg
  RI: '02903', // Providence
  SC: '29201', // Columbia
  SD: '57501', // Pierre
  TN: '37243', // Nashville
  TX: '78701', // Austin
  UT: '84114', // Salt Lake City
  VT: '05602', // Montpelier
  VA: '23219', // Richmond
  WA: '98504', // Olympia
  WV: '25305', // Charleston
  WI: '53703', // Madison
  WY: '82001', // Cheyenne
} as const satisfies Record<keyof typeof US_STATES, string>

test.each(Object.entries(CAPITALS))(
  'the capital of %s is in it, and in no other state',
  (state, zip) => {
    expect(statesOfZip(zip)).toEqual([state])
  },
)

test('a state may reach beyond its usual numbers', () => {
  const reaches = {
    '00501': ['NY'], // Holtsville
    '05501': ['MA'], // Andover
    '06390': ['CT', 'NY'], // Fishers Island, NY
    '20101': ['VA'], // Dulles
    '39901': ['GA'], // Atlanta
    '73301': ['TX'], // Austin
    '73960': ['OK', 'TX'], // Texhoma, TX
    '83414': ['ID', 'WY'], // Alta, WY
    '88510': ['TX'], // El Paso
  }
  for (const [zip, states] of Object.entries(reaches)) expect(statesOfZip(zip)).toEqual(states)
})

test('these beginnings are not in use, and every other one is', () => {
  const all = Array.from({ length: 1000 }, (_, prefix) => String(prefix).padStart(3, '0'))
  const unused = all.filter((prefix) => statesOfZip(`${prefix}01`).length === 0).join(' ')
  expect(unused).toBe(
    '000 001 002 003 004 213 269 343 345 348 353 419 428 429 517 518 519 529 533 536 552 568 578 579 589 ' +
      '621 632 642 643 659 663 682 694 695 696 697 698 699 702 709 715 732 742 771 817 818 819 839 848 849 ' +
      '854 858 861 862 866 867 868 869 872 886 887 888 892 896 899 909 929 987',
  )
})

test('a ZIP code of another state is told with the names of both', () => {
  expect(zipProblem('08608', 'NJ')).toBeUndefined()
  expect(zipProblem('90210', 'NJ')).toBe(
    'ZIP code 90210 is in California, not in New Jersey. Please change one of them',
  )
  expect(zipProblem('06390', 'NJ')).toBe(
    'ZIP code 06390 is in Connecticut or New York, not in New Jersey. Please change one of them',
  )
})

test('territories, the capital and the military are none of the 50 states', () => {
  expect(zipProblem('00901', 'NY')).toMatch('is in Puerto Rico, not in New York.')
  expect(zipProblem('09012', 'NY')).toMatch('is in Armed Forces Europe, not in New York.')
  expect(zipProblem('20002', 'MD')).toMatch('is in District of Columbia, not in Maryland.')
})

test('a beginning that is not in use is told, and without a state nothing else', () => {
  expect(zipProblem('00000', 'NJ')).toBe('There is no ZIP code 00000; please check it')
  expect(zipProblem('00000', '')).toBe('There is no ZIP code 00000; please check it')
  expect(zipProblem('90210', '')).toBeUndefined()
})
