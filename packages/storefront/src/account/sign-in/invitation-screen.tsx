import { Button } from '@millrun/ui/first/button.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { accountAddress } from '../account-address.ts'
import { acceptInvitation } from '../session/sign-in-steps.ts'
import { EntryFrame } from './entry-frame.tsx'

/** The secret of an invitation, behind the # of its link. */
export function invitationIn(hash: string): string | undefined {
  const named = new URLSearchParams(hash.slice(1))
  return named.get('type') === 'invite' ? (named.get('token_hash') ?? undefined) : undefined
}

/** Somebody of the shop was invited: the link is taken up when they say so, since it can be taken up but once. */
export function InvitationScreen({ tokenHash }: { tokenHash: string }) {
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  async function accept(): Promise<void> {
    setAsking(true)
    const outcome = await acceptInvitation(tokenHash)
    setAsking(false)
    if (outcome.ok) void navigate(accountAddress('security'), { replace: true })
    else setRefusal('This link is used up or too old. Please ask for another one.')
  }

  return (
    <EntryFrame
      title="You are invited"
      lede="The next steps are a password, and an authenticator app as your second step."
    >
      <Button aria-disabled={isAsking} onClick={() => void (isAsking || accept())}>
        {isAsking ? 'Opening…' : 'Go On'}
      </Button>
      <p className="mt-3 min-h-6 text-wrong" aria-live="polite">
        {refusal}
      </p>
    </EntryFrame>
  )
}
