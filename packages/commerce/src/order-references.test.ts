import { expect, test } from 'vitest'
import { checkReferences, referencesText } from './order-references.ts'

test('what the papers of a buyer call an order, and who gets them, stand on one line', () => {
  const papers = { poNumber: '4711', jobName: 'Elm Street', invoiceEmail: 'bills@example.com' }
  expect(referencesText(papers)).toBe(
    'PO number 4711 · Job Elm Street · Invoice to bills@example.com',
  )
  expect(referencesText({ invoiceEmail: 'bills@example.com' })).toBe('Invoice to bills@example.com')
  expect(referencesText({})).toBe('')
})

test.each([
  ['poNumber', 'p'.repeat(129), 'PO number: Please use at most 128 characters.'],
  ['jobName', 'j'.repeat(129), 'Job name: Please use at most 128 characters.'],
  ['invoiceEmail', 'bills', 'E-mail for the invoice: Please enter a valid email address.'],
])('of %s it is said what is wrong with it', (field, text, error) => {
  expect(checkReferences({ [field]: text })).toEqual({ ok: false, error })
})

test('128 characters are taken, and none at all', () => {
  const poNumber = 'p'.repeat(128)
  const references = { poNumber, jobName: '', invoiceEmail: '' }
  expect(checkReferences({ poNumber })).toEqual({ ok: true, references })
  expect(checkReferences({})).toEqual({ ok: true, references: { ...references, poNumber: '' } })
})

test.each([
  ['line breaks and tabs', ' 47\r\n11\t-\u2028B ', '47 11 - B'],
  [
    'NUL, bells and codes of a terminal',
    '47\u000011\u0007 \u001b[31mred\u009b2J',
    '47 11 [31mred 2J',
  ],
  ['marks that turn the text behind them', 'Rev \u202e2\u2066\u200f \u061c', 'Rev 2'],
  ['marks without a width', '\ufeff47\u200b11\u00ad', '4711'],
  ['halves of characters', '47\ud83d11', '47 11'],
  ['what a spreadsheet takes for a formula', '=cmd|"A"', '=cmd|"A"'],
])('%s do no harm', (_, poNumber, kept) => {
  expect(checkReferences({ poNumber })).toMatchObject({ references: { poNumber: kept } })
})
