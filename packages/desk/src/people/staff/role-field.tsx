import { STAFF_ROLES, type StaffRole } from '@millrun/commerce/desk/desk-api'
import { NativeSelect } from '@millrun/ui/fields/native-select.tsx'
import { ROLE_WORDS } from '../../session/role-words.ts'

interface RoleFieldProps {
  readonly value: StaffRole
  readonly onRole: (role: StaffRole) => void
}

/** What somebody may do at the desk. */
export function RoleField({ value, onRole }: RoleFieldProps) {
  return (
    <NativeSelect
      label="Role"
      prompt="Choose a role"
      options={ROLE_WORDS}
      value={value}
      onChange={(event) => {
        const chosen = STAFF_ROLES.find((role) => role === event.currentTarget.value)
        if (chosen !== undefined) onRole(chosen)
      }}
    />
  )
}
