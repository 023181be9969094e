import { FIELD_MAX } from '../checkout-form.ts'
import { emailAddress } from '../email-address.ts'
import { tooLong } from '../text-field.ts'
import { z } from 'zod/mini'

/** How long a password is, in characters; nothing of it is trimmed, and any characters will do. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const

export const typedEmail = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Email is required'),
    z.maxLength(FIELD_MAX.email, tooLong(FIELD_MAX.email)),
    emailAddress('Please enter a valid email address'),
  )

/** The password of before: whatever it was, it is sent as it is. */
export const knownPassword = z.string().check(z.minLength(1, 'Password is required'))

export const newPassword = z
  .string()
  .check(
    z.minLength(PASSWORD_LENGTH.min, `Please use at least ${PASSWORD_LENGTH.min} characters`),
    z.maxLength(PASSWORD_LENGTH.max, tooLong(PASSWORD_LENGTH.max)),
  )

/** A code of six digits; blanks that come along when it is pasted are none of it. */
export const typedCode = z.string().check(
  z.overwrite((text) => text.replaceAll(/\s/g, '')),
  z.regex(/^\d{6}$/, 'The code has 6 digits'),
)
