import {
  type Invited,
  type ListedMember,
  StaffMembersSchema,
} from '@millrun/commerce/desk/people/staff-members'
import { Button } from '@millrun/ui/first/button.tsx'
import { useState } from 'react'
import { AskedContent } from '../../asking/asked-content.tsx'
import { useAsked } from '../../asking/use-asked.ts'
import { ScreenTitle } from '../../frame/screen-title.tsx'
import { Day } from '../../parts/day.tsx'
import { Part } from '../../parts/part.tsx'
import { ROLE_WORDS } from '../../session/role-words.ts'
import { useStaff } from '../../session/staff-context.ts'
import { AddMember } from './add-member.tsx'
import { InvitationLink } from './invitation-link.tsx'
import { MemberDialog, type MemberDeed } from './member-dialog.tsx'

/** Who works here, and who may what. */
export function StaffScreen() {
  const asked = useAsked(['staff'], 'staff', StaffMembersSchema)
  const [invited, setInvited] = useState<Invited>()
  return (
    <>
      <ScreenTitle title="Staff" />
      {invited !== undefined && <InvitationLink invited={invited} />}
      <AskedContent asked={asked} waiting="Looking up who works here…">
        {({ staff }) => (
          <ul>
            {staff.map((member) => (
              <Member key={member.email} member={member} onInvited={setInvited} />
            ))}
          </ul>
        )}
      </AskedContent>
      <Part title="Add somebody" className="mt-10">
        <AddMember onInvited={setInvited} />
      </Part>
    </>
  )
}

interface MemberProps {
  readonly member: ListedMember
  readonly onInvited: (invited: Invited) => void
}

function Member({ member, onInvited }: MemberProps) {
  const [deed, setDeed] = useState<MemberDeed>()
  const { email, role, hasSecondFactor, lastSignInAt } = member
  const isSelf = useStaff().email === email
  return (
    <li className="flex flex-wrap items-center gap-x-8 gap-y-3 border-t border-rule py-4">
      <div className="min-w-0 grow wrap-anywhere">
        <h2 className="title-card">{email}</h2>
        <p className="text-[15px] text-ink-2">
          {ROLE_WORDS[role]}, {hasSecondFactor ? 'second factor' : 'no second factor yet'},{' '}
          {lastSignInAt === null ? (
            'never signed in'
          ) : (
            <>
              signed in <Day at={lastSignInAt} withTime />
            </>
          )}
        </p>
      </div>
      {isSelf ? (
        <p className="text-[15px] text-ink-2">This is you; another owner can change it.</p>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button look="tool" onClick={() => setDeed('role')}>
            Change Role<span className="sr-only"> of {email}</span>
          </Button>
          <Button look="tool" onClick={() => setDeed('link')}>
            New Link<span className="sr-only"> for {email}</span>
          </Button>
          <Button look="tool" onClick={() => setDeed('remove')}>
            Remove<span className="sr-only"> {email}</span>
          </Button>
        </div>
      )}
      {deed !== undefined && (
        <MemberDialog
          deed={deed}
          member={member}
          onInvited={onInvited}
          onClose={() => setDeed(undefined)}
        />
      )}
    </li>
  )
}
