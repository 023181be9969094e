import { z } from 'zod/mini'

/** Where the shop's people ask; each call carries the access token of a session with a second factor. */
export const DESK_API = '/desk/api'

export const STAFF_ROLES = ['owner', 'manager', 'shipping'] as const

export type StaffRole = (typeof STAFF_ROLES)[number]

/** Who works at the desk. */
export const StaffSchema = z.object({ email: z.string(), role: z.enum(STAFF_ROLES) })
export type Staff = z.infer<typeof StaffSchema>
