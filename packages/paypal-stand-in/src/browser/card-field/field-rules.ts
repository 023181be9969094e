import { isLiveExpiry, readExpiry, writeExpiry } from '../../card/card-expiry.ts'
import {
  couldBecomeCardNumber,
  groupCardNumber,
  isCardNumber,
  longestCardNumber,
} from '../../card/card-number.ts'
import type { FieldKind } from '../link/card-field-state.ts'

/** How one kind of field is labelled, filled, written and judged. */
export type FieldRules = {
  label: string
  caption: string
  autocomplete: AutoFill
  inputMode: string
  /** How it stands in the field after each key. */
  write: (typed: string) => string
  /** What is sent of it. */
  plain: (written: string) => string
  isValid: (plain: string, cvvSize: number) => boolean
  couldBecomeValid: (plain: string, cvvSize: number) => boolean
}

const digitsOf = (text: string): string => text.replace(/\D/g, '')

export const fieldRules: Readonly<Record<FieldKind, FieldRules>> = {
  name: {
    label: 'Cardholder name',
    caption: '',
    autocomplete: 'cc-name',
    inputMode: 'text',
    write: (typed) => typed.slice(0, 255),
    plain: (written) => written.trim(),
    isValid: (name) => name !== '',
    couldBecomeValid: () => true,
  },
  number: {
    label: 'Card number',
    caption: 'test payment, no money moves',
    autocomplete: 'cc-number',
    inputMode: 'numeric',
    write: (typed) => groupCardNumber(digitsOf(typed).slice(0, longestCardNumber)),
    plain: digitsOf,
    isValid: isCardNumber,
    couldBecomeValid: couldBecomeCardNumber,
  },
  expiry: {
    label: 'Expiration date',
    caption: '',
    autocomplete: 'cc-exp',
    inputMode: 'numeric',
    write: writeExpiry,
    plain: (written) => written,
    isValid(written) {
      const expiry = readExpiry(written)
      return expiry !== undefined && isLiveExpiry(expiry, new Date())
    },
    couldBecomeValid: (written) => digitsOf(written).length < 4 && !/^(00|1[3-9])/.test(written),
  },
  cvv: {
    label: 'CVV',
    caption: '',
    autocomplete: 'cc-csc',
    inputMode: 'numeric',
    write: (typed) => digitsOf(typed).slice(0, 4),
    plain: digitsOf,
    isValid: (digits, cvvSize) => digits.length === cvvSize,
    couldBecomeValid: (digits, cvvSize) => digits.length <= cvvSize,
  },
}
