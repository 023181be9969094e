import type { Staff } from '@millrun/commerce/desk/desk-api'
import { createContext, use } from 'react'

/** Who is at the desk, for all that is shown of it. */
export const StaffContext = createContext<Staff | undefined>(undefined)

/** Who is at the desk. Throws outside of it. */
export function useStaff(): Staff {
  const staff = use(StaffContext)
  if (staff === undefined) throw new Error('nobody is at the desk')
  return staff
}
