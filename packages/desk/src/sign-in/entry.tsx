import type { DeskSession } from '../session/session.ts'
import { ChoosePasswordScreen } from './choose-password-screen.tsx'
import { CodeScreen } from './code-screen.tsx'
import { InvitationScreen } from './invitation-screen.tsx'
import { NoPlaceScreen } from './no-place-screen.tsx'
import { Opening } from './opening.tsx'
import { SetUpAppScreen } from './set-up-app-screen.tsx'
import { SignInScreen } from './sign-in-screen.tsx'

interface EntryProps {
  readonly state: DeskSession
  readonly invitation: string | undefined
  /** Whose screens wait behind the way in. */
  readonly awaited: string | undefined
}

/** The steps before the desk opens, one at a time, and nothing of the desk beside them. */
export function Entry({ state, invitation, awaited }: EntryProps) {
  if (invitation !== undefined) return <InvitationScreen tokenHash={invitation} />
  switch (state.kind) {
    case 'opening':
      return <Opening />
    case 'signed-out':
      return <SignInScreen awaited={awaited} />
    case 'signed-in':
      return <Demanded state={state} />
  }
}

function Demanded({ state }: { state: Extract<DeskSession, { kind: 'signed-in' }> }) {
  const { session, demand } = state
  switch (demand) {
    case 'no-place':
      return <NoPlaceScreen email={session.user.email ?? ''} />
    case 'second-factor':
      return <CodeScreen session={session} />
    case 'password':
      return <ChoosePasswordScreen email={session.user.email ?? ''} />
    case 'set-up':
      return <SetUpAppScreen email={session.user.email ?? ''} />
    case 'nothing':
      return null
  }
}
