import type { StaffRole } from '@millrun/commerce/desk/desk-api'

/** The roles of the shop's people, as they are read. */
export const ROLE_WORDS: Readonly<Record<StaffRole, string>> = {
  owner: 'Owner',
  manager: 'Manager',
  shipping: 'Shipping',
}
