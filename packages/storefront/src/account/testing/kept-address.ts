import type { KeptAddress } from '@millrun/commerce/account/kept-address'

/** Ada's address, as the shop keeps it. */
export const HOME: KeptAddress = {
  id: 'a-1',
  isDefault: true,
  recipient: {
    firstName: 'Ada',
    lastName: 'Stone',
    phone: '(609) 555-0199',
    streetAddress: '100 North Main Street',
    secondaryAddress: '',
    city: 'Trenton',
    state: 'NJ',
    zipCode: '08608',
  },
}
