import { expect, test } from 'vitest'
import { exemptionFor, type Exemption } from './exemption.ts'

const CERTIFICATE: Exemption = {
  code: 'EX-7K3Q9XWD',
  email: 'ada@example.com',
  businessName: 'Turner Resale',
  state: 'NJ',
  reason: 'G',
  certificateNumber: '123-456-789/000',
  validFrom: '2026-11-01',
  validTo: '2026-11-30',
  status: 'approved',
}
const SALE = { email: 'ada@example.com', state: 'NJ', day: '2026-11-23' }

const on = (day: string) => exemptionFor(CERTIFICATE, { ...SALE, day })
const as = (status: Exemption['status']) => exemptionFor({ ...CERTIFICATE, status }, SALE)

test('an approved certificate takes the tax off, with what is frozen of it', () => {
  expect(exemptionFor(CERTIFICATE, SALE)).toEqual({
    code: 'EX-7K3Q9XWD',
    certificateNumber: '123-456-789/000',
    reason: 'Resale (New Jersey: ST-3; from elsewhere: ST-3NR)',
    state: 'NJ',
  })
})

test('it holds on its first and its last day, not the day before or after', () => {
  expect(on('2026-10-31')).toBe('not-yet')
  expect(on('2026-11-01')).toHaveProperty('code')
  expect(on('2026-11-30')).toHaveProperty('code')
  expect(on('2026-12-01')).toBe('expired')
})

test('without a last day it does not expire', () => {
  const endless = { ...CERTIFICATE, validTo: undefined }
  expect(exemptionFor(endless, { ...SALE, day: '2036-01-01' })).toHaveProperty('code')
})

test('one for New Jersey does not cover a delivery to Pennsylvania', () => {
  expect(exemptionFor(CERTIFICATE, { ...SALE, state: 'PA' })).toBe('elsewhere')
})

test("of another buyer's certificate nobody hears more than of none", () => {
  expect(exemptionFor(CERTIFICATE, { ...SALE, email: 'bob@example.com' })).toBe('unknown')
  expect(exemptionFor(undefined, SALE)).toBe('unknown')
  expect(exemptionFor(CERTIFICATE, { ...SALE, email: ' ADA@example.com' })).toHaveProperty('code')
})

test('what is not approved takes nothing off', () => {
  expect(as('offered')).toBe('undecided')
  expect(as('refused')).toBe('unknown')
  expect(as('withdrawn')).toBe('unknown')
})
