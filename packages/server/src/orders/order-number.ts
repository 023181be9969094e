import { randomInt } from 'node:crypto'

/** Digits and capitals without those that are mistaken for each other (0 and O, 1, I and L, U and V). */
const CHARACTERS = '23456789ABCDEFGHJKMNPQRSTWXYZ'
const LENGTH = 8

/** A number to read out on the phone: `MR-7K3Q9XWD`. It tells nothing about how many orders there are. */
export function newOrderNumber(): string {
  return `MR-${spokenCode()}`
}

/** Eight characters that nobody guesses and everybody can read out. */
export function spokenCode(): string {
  return Array.from({ length: LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('')
}

/** How many characters such a number has. */
export const NUMBER_LENGTH = 'MR-'.length + LENGTH

const INVOICE = new RegExp(`^MR-[${CHARACTERS}]{${LENGTH}}(-\\d+)?$`)

/** Whether an invoice id of PayPal's is ours: it begins with the number of the order. */
export function isOurNumber(invoiceId: string | undefined): invoiceId is string {
  return INVOICE.test(invoiceId ?? '')
}
