import { PressedButton } from '@millrun/ui/asking/pressed-button.tsx'
import type { Outcome } from '@millrun/ui/asking/outcome'
import { useNavigate } from 'react-router'
import { acceptInvitation } from '../session/sign-in-steps.ts'
import { EntryFrame } from './entry-frame.tsx'

/** Somebody is to work here: the link is taken up when they say so, since it can be taken up but once. */
export function InvitationScreen({ tokenHash }: { tokenHash: string }) {
  const navigate = useNavigate()

  async function accept(): Promise<Outcome<undefined>> {
    const outcome = await acceptInvitation(tokenHash)
    if (outcome.ok) void navigate('/', { replace: true })
    return outcome
  }

  return (
    <EntryFrame
      title="You are invited"
      lede="To the desk of the shop. You choose a password, then you set up an authenticator app as your second step. The link holds once: have the device with the app at hand."
    >
      <PressedButton action="Go On" doing="Opening…" press={accept} />
    </EntryFrame>
  )
}
