import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Address } from '@millrun/commerce/functions'
import { checkAddress } from '../address/check-address.ts'
import { uspsClient, type UspsClient } from './usps-client.ts'

const MINUTE_MS = 60_000
const ADDRESS: Address = {
  streetAddress: '100 North Main Street',
  secondaryAddress: '',
  city: 'Trenton',
  state: 'nj',
  zipCode: '08608',
}

/** As in the example of the API's own description, with its nulls. */
const FOUND = {
  firm: null,
  address: {
    streetAddress: '100 N MAIN ST',
    streetAddressAbbreviation: null,
    secondaryAddress: '',
    city: 'TRENTON',
    cityAbbreviation: null,
    state: 'NJ',
    ZIPCode: '08608',
    ZIPPlus4: '1234',
    urbanization: null,
  },
  additionalInfo: { DPVConfirmation: 'Y', vacant: 'N' },
  corrections: [{ code: '', text: '' }],
}

/** A postal service that answers what the test says. */
let usps: FastifyInstance
let answer: {
  readonly status: number
  readonly headers?: Record<string, string>
  readonly body: unknown
}
let asked: string[]
let tokens: number
let endedToken: string | undefined
let now: number
let client: UspsClient

beforeEach(async () => {
  asked = []
  tokens = 0
  endedToken = undefined
  now = 0
  answer = { status: 200, body: FOUND }
  usps = Fastify()
  usps.post('/oauth2/v3/token', () => {
    tokens += 1
    return { access_token: `token-${tokens}`, expires_in: '28799', status: 'approved' }
  })
  usps.get('/addresses/v3/address', (request, reply) => {
    if (request.headers.authorization === `Bearer ${endedToken}`) return reply.code(401).send({})
    asked.push(request.url.split('?')[1] ?? '')
    return reply
      .code(answer.status)
      .headers(answer.headers ?? {})
      .send(answer.body)
  })
  const apiBase = await usps.listen({ port: 0, host: '127.0.0.1' })
  const log = { warn: () => undefined, error: () => undefined }
  client = uspsClient({ clientId: 'id', clientSecret: 'secret', apiBase }, log, () => now)
})

afterEach(() => usps.close())

const check = (address = ADDRESS) => checkAddress({ usps: client }, address)

test('an address that USPS confirms is confirmed', async () => {
  expect(await check()).toEqual({
    isValid: true,
    original: ADDRESS,
    standardized: {
      streetAddress: '100 N MAIN ST',
      secondaryAddress: '',
      city: 'TRENTON',
      state: 'NJ',
      zipCode: '08608',
      zipPlus4: '1234',
    },
    warnings: [],
    confirmed: true,
  })
})

test('what is empty is not sent, the state goes in capitals, and the token is kept', async () => {
  await check({ ...ADDRESS, zipCode: '08608-1234' })
  await check({ ...ADDRESS, zipCode: '' })
  expect(asked).toEqual([
    'streetAddress=100+North+Main+Street&city=Trenton&state=NJ&ZIPCode=08608&ZIPPlus4=1234',
    'streetAddress=100+North+Main+Street&city=Trenton&state=NJ',
  ])
  expect(tokens).toBe(1)
})

test.each([
  ['no state', { state: 'XX' }, '"XX" is not a state.'],
  ['no street', { streetAddress: ' ' }, 'There is no street address.'],
  [
    'neither city nor ZIP code',
    { city: ' ', zipCode: '' },
    'There is neither a city nor a ZIP code.',
  ],
])('USPS is not asked about what it does not take: %s', async (_, change, error) => {
  const address = { ...ADDRESS, ...change }
  expect(await check(address)).toMatchObject({ isValid: false, error })
  expect(asked).toEqual([])
})

test('a token that ends before its time is renewed, once', async () => {
  await check()
  endedToken = 'token-1'
  expect(await check()).toMatchObject({ confirmed: true })
  expect(tokens).toBe(2)
})

test('credentials are not sent where USPS seems to have moved', async () => {
  answer = { status: 307, headers: { location: '/elsewhere' }, body: {} }
  expect(await check()).toMatchObject({ confirmed: false })
  expect(asked).toHaveLength(1)
})

test.each([
  ['D', 'USPS knows the building, but an apartment or suite number is missing.', true],
  ['S', 'USPS knows the building, but not this apartment or suite number.', true],
  ['N', 'USPS could not confirm that mail is delivered to this address.', false],
  [null, 'USPS could not confirm that mail is delivered to this address.', false],
])('a delivery point confirmation of %s warns', async (DPVConfirmation, warning, confirmed) => {
  answer = { status: 200, body: { ...FOUND, additionalInfo: { DPVConfirmation, vacant: null } } }
  expect(await check()).toMatchObject({ isValid: true, warnings: [warning], confirmed })
})

test.each([
  ['010005', 'The address could not be validated with USPS. Please check your address details.'],
  ['010002', 'USPS does not know this ZIP code.'],
])('an address refused with %s is not found', async (code, error) => {
  answer = { status: 400, body: { error: { code } } }
  expect(await check()).toEqual({ isValid: false, original: ADDRESS, warnings: [], error })
})

describe('the form alone is checked', () => {
  test.each([403, 429, 500])('for a while after an answer of %i', async (status) => {
    answer = { status, body: {} }
    expect(await check()).toMatchObject({ isValid: true, confirmed: false })
    await check()
    expect(asked).toHaveLength(1)
    answer = { status: 200, body: FOUND }
    now += 15 * MINUTE_MS
    expect(await check()).toMatchObject({ confirmed: true })
  })

  test('for a while after a new token was refused too', async () => {
    answer = { status: 401, body: {} }
    expect(await check()).toMatchObject({ isValid: true, confirmed: false })
    await check()
    expect(asked).toHaveLength(2)
  })

  test.each(['', '-5', 'soon'])('for a while when told to come back after "%s"', async (text) => {
    answer = { status: 429, headers: { 'retry-after': text }, body: {} }
    await check()
    await check()
    expect(asked).toHaveLength(1)
  })

  test('for as long as USPS asks to be left alone', async () => {
    answer = { status: 429, headers: { 'retry-after': '3600' }, body: {} }
    await check()
    now += 59 * MINUTE_MS
    await check()
    expect(asked).toHaveLength(1)
    now += MINUTE_MS
    await check()
    expect(asked).toHaveLength(2)
  })

  test('when USPS answers nonsense or not at all', async () => {
    answer = { status: 200, body: '<html>' }
    expect(await check()).toMatchObject({ isValid: true, confirmed: false })
    await usps.close()
    expect(await check()).toMatchObject({ isValid: true, confirmed: false })
  })
})
