import type { Staff } from '@millrun/commerce/desk/desk-api'
import { QueryClientProvider } from '@tanstack/react-query'
import { Activity, useEffect, useState, type ComponentProps } from 'react'
import { useLocation } from 'react-router'
import { openDeskQueries } from '../asking/desk-queries.ts'
import { dropAllDrafts } from '../asking/drafts.ts'
import { useSession, type DeskSession } from '../session/session.ts'
import { signOut } from '../session/sign-in-steps.ts'
import { StaffContext } from '../session/staff-context.ts'
import { staffOf } from '../session/staff.ts'
import { Entry } from '../sign-in/entry.tsx'
import { invitationIn } from '../sign-in/invitation.ts'
import { Frame } from './frame.tsx'
import type { Section } from './sections.ts'

/**
 * The desk: how one gets in, and what is in it. When a session ends by itself, the way in stands in front, and the
 * screens stay as they are behind it, with all that was typed, for the same person to go on.
 */
export function Desk({ sections }: { sections: readonly Section[] }) {
  const state = useSession()
  const [opened, setOpened] = useState<Staff>()
  const invitation = invitationIn(useLocation().hash)
  const entering = invitation === undefined ? staffIn(state) : undefined
  if (entering !== undefined && entering.email !== opened?.email) setOpened(entering)

  async function leave(): Promise<void> {
    await signOut()
    dropAllDrafts()
    setOpened(undefined)
  }

  return (
    <>
      {entering === undefined && (
        <Entry state={state} invitation={invitation} awaited={opened?.email} />
      )}
      {opened !== undefined && (
        <Activity key={opened.email} mode={entering === undefined ? 'hidden' : 'visible'}>
          <Opened staff={opened} sections={sections} onLeave={() => void leave()} />
        </Activity>
      )}
    </>
  )
}

function Opened(props: ComponentProps<typeof Frame>) {
  const [queries] = useState(openDeskQueries)
  useEffect(() => {
    // Whoever comes back after their session had ended is shown nothing of before.
    void queries.invalidateQueries()
  }, [queries])
  return (
    <QueryClientProvider client={queries}>
      <StaffContext value={props.staff}>
        <Frame {...props} />
      </StaffContext>
    </QueryClientProvider>
  )
}

/** Who may be shown the desk in this session. */
function staffIn(state: DeskSession): Staff | undefined {
  return state.kind === 'signed-in' && state.demand === 'nothing'
    ? staffOf(state.session)
    : undefined
}
