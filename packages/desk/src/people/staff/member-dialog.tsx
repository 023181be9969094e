import type { StaffRole } from '@millrun/commerce/desk/desk-api'
import {
  type Invited,
  InvitedSchema,
  type ListedMember,
} from '@millrun/commerce/desk/people/staff-members'
import { DoneSchema } from '@millrun/commerce/desk/shown-order'
import type { Outcome } from '@millrun/ui/asking/outcome'
import { useState } from 'react'
import { askDesk } from '../../asking/ask-desk.ts'
import { useAskAgain } from '../../asking/use-ask-again.ts'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { RoleField } from './role-field.tsx'

export type MemberDeed = 'role' | 'link' | 'remove'

const WORDS: Readonly<Record<MemberDeed, readonly [title: string, action: string, doing: string]>> =
  {
    role: ['Change the role?', 'Change Role', 'Changing…'],
    link: ['Give a new link?', 'Give a New Link', 'Making it…'],
    remove: ['Take the desk away?', 'Remove', 'Removing…'],
  }

interface MemberDialogProps {
  readonly deed: MemberDeed
  readonly member: ListedMember
  readonly onInvited: (invited: Invited) => void
  readonly onClose: () => void
}

/** Asks before the place of a member is changed. */
export function MemberDialog({ deed, member, onInvited, onClose }: MemberDialogProps) {
  const { email } = member
  const [role, setRole] = useState<StaffRole>(member.role)
  const [title, action, doing] = WORDS[deed]
  const askAgain = useAskAgain()

  async function confirm(): Promise<Outcome<unknown>> {
    const outcome = await change()
    if (outcome.ok) await askAgain(['staff'])
    return outcome
  }

  async function change(): Promise<Outcome<unknown>> {
    if (deed !== 'link') {
      const body = deed === 'role' ? { email, role } : { email }
      return askDesk(`staff/${deed}`, DoneSchema, { method: 'POST', body })
    }
    const outcome = await askDesk('staff/link', InvitedSchema, { method: 'POST', body: { email } })
    if (outcome.ok) onInvited(outcome.data)
    return outcome
  }

  return (
    <ConfirmDialog
      title={title}
      action={action}
      doing={doing}
      onConfirm={confirm}
      onClose={onClose}
    >
      {deed === 'role' && (
        <>
          <p className="mb-4">{email} is signed out everywhere, and signs in with the new role.</p>
          <RoleField value={role} onRole={setRole} />
        </>
      )}
      {deed === 'link' && (
        <p>
          For who lost a telephone or a password: {email} is signed out everywhere, and the link
          sets both anew.
        </p>
      )}
      {deed === 'remove' && (
        <p>{email} is signed out everywhere at once, and comes to the desk no more.</p>
      )}
    </ConfirmDialog>
  )
}
