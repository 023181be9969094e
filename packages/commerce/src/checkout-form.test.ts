import { describe, expect, test } from 'vitest'
import {
  CheckoutFormSchema,
  EMPTY_CHECKOUT_FORM,
  isPhone,
  type CheckoutForm,
} from './checkout-form.ts'

const filled: CheckoutForm = {
  ...EMPTY_CHECKOUT_FORM,
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Byron',
  phone: '(609) 555-0142',
  pickup: false,
  streetAddress: '100 N Main St',
  secondaryAddress: '',
  city: 'Trenton',
  state: 'NJ',
  zipCode: '08608',
}

/** The first message of each field, as the form shows it. */
function messages(change: Partial<CheckoutForm>): Record<string, string> {
  const result = CheckoutFormSchema.safeParse({ ...filled, ...change })
  const found: Record<string, string> = {}
  for (const issue of result.error?.issues ?? []) found[issue.path.join('.')] ??= issue.message
  return found
}

test('a filled form passes', () => {
  expect(messages({})).toEqual({})
})

test('an empty form names everything that is missing at once', () => {
  expect(messages(EMPTY_CHECKOUT_FORM)).toEqual({
    email: 'Email is required',
    firstName: 'First name is required',
    lastName: 'Last name is required',
    phone: 'Phone number is required',
    streetAddress: 'Street address is required',
    city: 'City is required',
    state: 'State is required',
    zipCode: 'ZIP code is required',
  })
})

test('blanks are not a value', () => {
  const blank = { email: ' ', firstName: '\t', phone: '  ', city: ' ', zipCode: ' ' }
  expect(messages(blank)).toEqual({
    email: 'Email is required',
    firstName: 'First name is required',
    phone: 'Phone number is required',
    city: 'City is required',
    zipCode: 'ZIP code is required',
  })
})

test('texts come out trimmed', () => {
  const result = CheckoutFormSchema.parse({ ...filled, firstName: ' Ada ', city: '\tTrenton\n' })
  expect(result).toEqual(filled)
})

test('the apartment may stay empty', () => {
  expect(messages({ secondaryAddress: '' })).toEqual({})
})

describe('email', () => {
  test.each(['a@b.co', 'ada.byron+stairs@mail.example.com', ' ada@example.com '])(
    'accepts "%s"',
    (email) => {
      expect(messages({ email })).toEqual({})
    },
  )

  test.each(['ada', 'ada@example', 'ann@example..com', 'ann@example.com.', '.ann@example.com'])(
    'refuses "%s"',
    (email) => {
      expect(messages({ email })).toEqual({ email: 'Please enter a valid email address' })
    },
  )
})

describe('phone', () => {
  test.each([
    '6095550142',
    '609-555-0142',
    '(609) 555-0142',
    '609.555.0142',
    '+1 609 555 0142',
    '+123456789',
    '1234567890123456',
    '+1234567890123456',
    '609–555–0142',
    '\u202A609\u2011555\u20110142\u202C',
  ])('accepts "%s"', (phone) => {
    expect(isPhone(phone)).toBe(true)
    expect(messages({ phone })).toEqual({})
  })

  test.each([
    ['9 digits', '609555014'],
    ['plus and 8 digits', '+60955501'],
    ['17 digits', '12345678901234567'],
    ['plus and 17 digits', '+12345678901234567'],
    ['a 0 in front', '0609555014'],
    ['a 0 behind the plus', '+0609555014'],
    ['letters', '609-555-CALL'],
    ['an extension', '609-555-0142 x5'],
    ['a plus inside', '609+5550142'],
    ['two pluses', '++16095550142'],
    ['a slash', '609/555-0142'],
    ['only separators', '(---) ... ----'],
    ['digits of another script', '٦٠٩٥٥٥٠١٤٢'],
  ])('refuses %s', (_, phone) => {
    expect(isPhone(phone)).toBe(false)
    expect(messages({ phone })).toEqual({
      phone: 'Please enter a valid phone number (10+ digits)',
    })
  })
})

describe('state', () => {
  test.each(['New Jersey', 'nj', 'PR', 'XX', 'toString'])('is not "%s"', (state) => {
    expect(messages({ state })).toEqual({ state: 'State is required' })
  })
})

describe('ZIP code', () => {
  test('has five digits, or five and four', () => {
    expect(messages({ zipCode: '0860' })).toEqual({
      zipCode: 'Please enter a ZIP code of five digits, such as 08608',
    })
    expect(messages({ zipCode: '08608-1234' })).toEqual({})
    expect(CheckoutFormSchema.parse({ ...filled, zipCode: '08608 1234' }).zipCode).toBe(
      '08608-1234',
    )
  })

  test('belongs to the state', () => {
    expect(messages({ zipCode: '19103' })).toEqual({
      zipCode: 'ZIP code 19103 is in Pennsylvania, not in New Jersey. Please change one of them',
    })
    expect(messages({ zipCode: '19103', state: 'PA' })).toEqual({})
  })

  test('is judged by itself while there is no state', () => {
    expect(messages({ zipCode: '19103', state: '' })).toEqual({ state: 'State is required' })
  })
})

describe('length', () => {
  test('is what PayPal takes', () => {
    expect(messages({ firstName: 'a'.repeat(140), city: 'c'.repeat(120) })).toEqual({})
    expect(messages({ firstName: 'a'.repeat(141), secondaryAddress: 'b'.repeat(201) })).toEqual({
      firstName: 'Please use at most 140 characters',
      secondaryAddress: 'Please use at most 200 characters',
    })
  })
})

describe('with pickup', () => {
  test('no address is asked for', () => {
    const { email, firstName, lastName, phone } = filled
    const contact = { ...EMPTY_CHECKOUT_FORM, email, firstName, lastName, phone, pickup: true }
    expect(CheckoutFormSchema.safeParse(contact).success).toBe(true)
  })

  test('nothing in a hidden address stands in the way', () => {
    const address = {
      pickup: true,
      streetAddress: 's'.repeat(400),
      state: 'nowhere',
      zipCode: '0860',
    }
    expect(messages(address)).toEqual({})
  })

  test('who buys is still asked for', () => {
    expect(messages({ ...EMPTY_CHECKOUT_FORM, pickup: true })).toEqual({
      email: 'Email is required',
      firstName: 'First name is required',
      lastName: 'Last name is required',
      phone: 'Phone number is required',
    })
  })
})

describe('references', () => {
  test('may all stay empty', () => {
    expect(messages({ poNumber: ' ', jobName: '\t', invoiceEmail: '' })).toEqual({})
  })

  test('are at most 128 characters, and an e-mail address where one is asked for', () => {
    const most = { poNumber: 'p'.repeat(128), jobName: 'j'.repeat(128) }
    expect(messages({ ...most, invoiceEmail: 'bills@example.com' })).toEqual({})
    const more = { poNumber: 'p'.repeat(129), jobName: 'j'.repeat(129), invoiceEmail: 'bills' }
    expect(messages(more)).toEqual({
      poNumber: 'Please use at most 128 characters',
      jobName: 'Please use at most 128 characters',
      invoiceEmail: 'Please enter a valid email address',
    })
  })

  test('come out as one line each', () => {
    const typed = {
      poNumber: ' 4711\n=cmd\u0000 ',
      jobName: 'Elm\r\n  Street',
      invoiceEmail: ' a@b.co ',
    }
    expect(CheckoutFormSchema.parse({ ...filled, ...typed })).toMatchObject({
      poNumber: '4711 =cmd',
      jobName: 'Elm Street',
      invoiceEmail: 'a@b.co',
    })
  })
})
