import { expect, test } from 'vitest'
import { referencesText } from './order-references.ts'

test('what the papers of a buyer call an order, and who gets them, stand on one line', () => {
  const papers = { poNumber: '4711', jobName: 'Elm Street', invoiceEmail: 'bills@example.com' }
  expect(referencesText(papers)).toBe(
    'PO number 4711 · Job Elm Street · Invoice to bills@example.com',
  )
  expect(referencesText({ invoiceEmail: 'bills@example.com' })).toBe('Invoice to bills@example.com')
  expect(referencesText({})).toBe('')
})
