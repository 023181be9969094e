import type { CustomerInfo } from '@millrun/commerce/functions'

/** The buyer of an order when nothing is known of them, or no more. */
export const NOBODY: CustomerInfo = {
  email: '',
  firstName: '',
  lastName: '',
  phone: '',
  streetAddress: '',
  secondaryAddress: '',
  city: '',
  state: '',
  zipCode: '',
}
