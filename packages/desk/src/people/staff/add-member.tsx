import type { StaffRole } from '@millrun/commerce/desk/desk-api'
import {
  type Invited,
  InvitedSchema,
  MemberSchema,
} from '@millrun/commerce/desk/people/staff-members'
import { FormField } from '@millrun/ui/form/form-field.tsx'
import { SentFields } from '@millrun/ui/form/sent-fields.tsx'
import { useState } from 'react'
import { askDesk } from '../../asking/ask-desk.ts'
import { useAskAgain } from '../../asking/use-ask-again.ts'
import { useKeptForm } from '../../asking/use-kept-form.ts'
import { FormRow } from '../../parts/form-row.tsx'
import { RoleField } from './role-field.tsx'

/** Adds somebody; they set password and second factor with a link that is shown once. */
export function AddMember({ onInvited }: { onInvited: (invited: Invited) => void }) {
  const [role, setRole] = useState<StaffRole>('shipping')
  const askAgain = useAskAgain()
  const sent = useKeptForm({
    name: 'add-staff',
    schema: MemberSchema,
    values: { email: '' },
    send: async ({ email }) => {
      const outcome = await askDesk('staff', InvitedSchema, {
        method: 'POST',
        body: { email, role },
      })
      if (!outcome.ok) return outcome.fault
      onInvited(outcome.data)
      await askAgain(['staff'])
      return undefined
    },
  })
  return (
    <SentFields sent={sent} action="Add" doing="Adding…" className="max-w-160">
      <FormRow>
        <FormField
          form={sent.form}
          name="email"
          label="E-mail address"
          type="email"
          autoComplete="off"
        />
        <RoleField value={role} onRole={setRole} />
      </FormRow>
    </SentFields>
  )
}
