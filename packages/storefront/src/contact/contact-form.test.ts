import { expect, test } from 'vitest'
import { checkContactForm, contactDraftBody, EMPTY_CONTACT_FORM } from './contact-form.ts'

const filled = {
  name: ' Ada Stone ',
  email: 'ada@example.com',
  phone: '',
  subject: 'Newels',
  message: 'Do you have 56 inch newels?',
}

test('names every required field of an empty form', () => {
  expect(checkContactForm(EMPTY_CONTACT_FORM)).toEqual({
    ok: false,
    errors: {
      name: 'Name is required',
      email: 'Invalid email address',
      subject: 'Subject is required',
      message: 'Message is required',
    },
  })
})

test('trims what is sent', () => {
  expect(checkContactForm(filled)).toEqual({ ok: true, form: { ...filled, name: 'Ada Stone' } })
})

test('takes spaces alone for an empty field', () => {
  expect(checkContactForm({ ...filled, subject: '   ' })).toEqual({
    ok: false,
    errors: { subject: 'Subject is required' },
  })
})

test.each([
  ['name', 100, 'Name must be less than 100 characters'],
  ['phone', 20, 'Phone number must be less than 20 characters'],
  ['subject', 200, 'Subject must be less than 200 characters'],
  ['message', 1000, 'Message must be less than 1000 characters'],
] as const)('limits %s to %i characters', (field, limit, message) => {
  expect(checkContactForm({ ...filled, [field]: 'x'.repeat(limit) })).toMatchObject({ ok: true })
  expect(checkContactForm({ ...filled, [field]: 'x'.repeat(limit + 1) })).toEqual({
    ok: false,
    errors: { [field]: message },
  })
})

test('limits the email to 255 characters', () => {
  const email = `${'a'.repeat(250)}@b.com`
  expect(checkContactForm({ ...filled, email })).toEqual({
    ok: false,
    errors: { email: 'Email must be less than 255 characters' },
  })
})

test.each(['ada@example', 'ann@example..com', 'ann@example.com.', 'ann,bob@example.com'])(
  'refuses "%s", which is no email address',
  (email) => {
    expect(checkContactForm({ ...filled, email })).toEqual({
      ok: false,
      errors: { email: 'Invalid email address' },
    })
  },
)

test('writes the draft in five lines and says when no phone was given', () => {
  expect(contactDraftBody({ ...filled, name: 'Ada Stone' })).toBe(
    'Name: Ada Stone\nEmail: ada@example.com\nPhone: Not provided\nSubject: Newels\nMessage: Do you have 56 inch newels?',
  )
})
