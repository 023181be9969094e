import type { CustomerInfo } from './functions.ts'

/** The fields of an address, in the order in which it is written. */
export const ADDRESS_FIELDS = [
  'streetAddress',
  'secondaryAddress',
  'city',
  'state',
  'zipCode',
] as const satisfies readonly (keyof CustomerInfo)[]
export type AddressField = (typeof ADDRESS_FIELDS)[number]

/** The address of an order that is picked up, and of a form that nobody has filled in. */
export const NO_ADDRESS: Readonly<Record<AddressField, string>> = {
  streetAddress: '',
  secondaryAddress: '',
  city: '',
  state: '',
  zipCode: '',
}

/** The buyer when nothing is known of them, or no more. */
export const NOBODY: CustomerInfo = {
  email: '',
  firstName: '',
  lastName: '',
  phone: '',
  ...NO_ADDRESS,
}
