import type { Session } from '@supabase/auth-js'
import { STAFF_ROLES, type Staff } from '@millrun/commerce/desk/desk-api'
import { z } from 'zod/mini'

const RoleSchema = z.object({ staff_role: z.enum(STAFF_ROLES) })

/** Who of the shop's people has this session; undefined for a customer. The server looks for itself each time. */
export function staffOf({ user }: Session): Staff | undefined {
  const parsed = RoleSchema.safeParse(user.app_metadata)
  return parsed.success ? { email: user.email ?? '', role: parsed.data.staff_role } : undefined
}
