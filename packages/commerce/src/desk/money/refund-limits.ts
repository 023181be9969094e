import type { StaffRole } from '../desk-api.ts'

/**
 * So much of one order a manager gives back without a second person. It is read strictly: what of the order has gone
 * back before counts, whoever gave it and on whichever day, so that many small refunds are one large one.
 */
export const MANAGER_ALONE_CENTS = 500_00

/** Up to how much of one order in all somebody gives back alone; undefined where no sum is too large. */
export function aloneUpTo(role: StaffRole): number | undefined {
  switch (role) {
    case 'owner':
      return undefined
    case 'manager':
      return MANAGER_ALONE_CENTS
    case 'shipping':
      return 0
  }
}
