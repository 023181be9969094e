import { z } from 'zod/mini'
import { emailAddress } from '../../email-address.ts'
import { STAFF_ROLES } from '../desk-api.ts'

const NO_ADDRESS = 'Please give an e-mail address.'
const NO_ROLE = 'Please choose a role.'

/** Who works at the desk. */
export const StaffMemberSchema = z.object({
  email: z.string(),
  role: z.enum(STAFF_ROLES),
  hasSecondFactor: z.boolean(),
  lastSignInAt: z.nullable(z.string()),
})
export type ListedMember = z.infer<typeof StaffMemberSchema>

export const StaffMembersSchema = z.object({ staff: z.array(StaffMemberSchema) })

/** A member by their address. */
export const MemberSchema = z.object({
  email: z.string(NO_ADDRESS).check(z.trim(), z.toLowerCase(), emailAddress(NO_ADDRESS)),
})

export const MemberWithRoleSchema = z.extend(MemberSchema, { role: z.enum(STAFF_ROLES, NO_ROLE) })
export type MemberWithRole = z.infer<typeof MemberWithRoleSchema>

/** The link with which a member sets password and second factor: it is shown once and kept nowhere. */
export const InvitedSchema = z.object({ sentence: z.string(), link: z.string() })
export type Invited = z.infer<typeof InvitedSchema>
