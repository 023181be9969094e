import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { emailAddress } from './email-address.ts'

const EmailSchema = z.string().check(emailAddress('No address'))

test.each([
  'a@b.co',
  'ann@example.com',
  "ann.o'neil@mail.example.com",
  'ada.byron+stairs@example.com',
  'ann_b-c@xn--exmple-cua.de',
])('takes "%s"', (email) => {
  expect(EmailSchema.safeParse(email).success).toBe(true)
})

test.each([
  '',
  'ann',
  'ann@',
  '@example.com',
  'ann@example',
  'ann@example..com',
  'ann@example.com.',
  'ann@.example.com',
  '.ann@example.com',
  'ann.@example.com',
  'ann..b@example.com',
  'ann,bob@example.com',
  'ann@example.com,bob@example.com',
  '<ann>@example.com',
  'Ann <ann@example.com>',
  'a b@example.com',
  'a@b@example.com',
  'ann@example.com\nBcc: bob@example.com',
])('refuses "%s" in the words it was given', (email) => {
  expect(EmailSchema.safeParse(email).error?.issues.map(({ message }) => message)).toEqual([
    'No address',
  ])
})
