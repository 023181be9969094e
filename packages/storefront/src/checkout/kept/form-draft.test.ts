import { EMPTY_CHECKOUT_FORM } from '@millrun/commerce/checkout-form'
import { NOBODY } from '@millrun/commerce/customer'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { formDraft } from './form-draft.ts'
import { memoryStorage } from '../testing/memory-storage.ts'

const KEY = 'millrun-checkout-form'
let storage: Storage

beforeEach(() => {
  storage = memoryStorage()
  vi.stubGlobal('window', { sessionStorage: storage })
})

afterEach(() => vi.unstubAllGlobals())

test('what was typed is there again', () => {
  const form = { ...EMPTY_CHECKOUT_FORM, email: 'ann@example.com', pickup: true }
  formDraft.keep(form)
  expect(formDraft.read()).toEqual(form)
})

test('a new tab begins with an empty form', () => {
  expect(formDraft.read()).toEqual(EMPTY_CHECKOUT_FORM)
})

test('a draft of before references and trucks is read', () => {
  const before = { ...NOBODY, email: 'ann@example.com', pickup: true }
  storage.setItem(KEY, JSON.stringify(before))
  expect(formDraft.read()).toEqual({ ...EMPTY_CHECKOUT_FORM, ...before })
})

test.each(['{"email":5}', '[]', 'null', '"text"'])(
  'a draft of another shape (%s) is left',
  (text) => {
    storage.setItem(KEY, text)
    expect(formDraft.read()).toEqual(EMPTY_CHECKOUT_FORM)
  },
)

test('an unreadable draft is left, with a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  storage.setItem(KEY, '{')
  expect(formDraft.read()).toEqual(EMPTY_CHECKOUT_FORM)
  expect(warn).toHaveBeenCalledOnce()
})

test('nothing but the fields of the form is kept', () => {
  formDraft.keep(EMPTY_CHECKOUT_FORM)
  expect(Object.keys(JSON.parse(storage.getItem(KEY) ?? '{}'))).toEqual(
    Object.keys(EMPTY_CHECKOUT_FORM),
  )
})
