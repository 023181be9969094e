import { expect, test } from 'vitest'
import { CONSULTATION_DRAFT, mailDraft, quoteDraft } from './mail-draft.ts'

test('asks for a quote on the product by its title', () => {
  expect(quoteDraft('Flat Shoe, 1/2" Square')).toBe(
    'mailto:orders@millrun.example?subject=Quote%20Request%20for%20Flat%20Shoe%2C%201%2F2%22%20Square',
  )
})

test('asks for a consultation', () => {
  expect(CONSULTATION_DRAFT).toBe(
    'mailto:orders@millrun.example?subject=Schedule%20Consultation%20Request',
  )
})

test('ends the lines of the body as mail does', () => {
  expect(mailDraft('Newels', 'Name: Ada\nPhone: Not provided')).toBe(
    'mailto:orders@millrun.example?subject=Newels&body=Name%3A%20Ada%0D%0APhone%3A%20Not%20provided',
  )
})
