import { EMPTY_CHECKOUT_FORM } from '@millrun/commerce/checkout-form'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { billingDraft } from '../card/billing-address.ts'
import { formDraft } from './form-draft.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { endCheckout } from './end-checkout.ts'

const form = { ...EMPTY_CHECKOUT_FORM, email: 'ann@example.com' }
let storage: Storage

beforeEach(() => {
  storage = memoryStorage()
  vi.stubGlobal('window', { sessionStorage: storage })
  formDraft.keep(form)
  billingDraft.keep({ ...billingDraft.read(), line1: '100 N Main St' })
  storage.setItem('millrun-checkout-payment', '{}')
})

afterEach(() => vi.unstubAllGlobals())

test('of a paid checkout nothing stays in the tab', () => {
  endCheckout(false)
  expect(storage.length).toBe(0)
})

test('what is typed for the next cart stays', () => {
  endCheckout(true)
  expect(formDraft.read()).toEqual(form)
  expect(billingDraft.read().line1).toBe('100 N Main St')
  expect(storage.getItem('millrun-checkout-payment')).toBeNull()
})
