import type { Outcome } from '@millrun/ui/asking/outcome'
import { beginApp, showApp, type NewApp } from '@millrun/ui/sign-in/app-factor'
import { told } from '@millrun/ui/sign-in/told'
import { authClient } from './session.ts'

type Step = Promise<Outcome<undefined>>

/** Takes an invitation up, which came as a link. */
export function acceptInvitation(tokenHash: string): Step {
  return told(authClient().verifyOtp({ type: 'invite', token_hash: tokenHash }), {
    otp_expired: {
      sentence:
        'This link is used up, too old or not complete. Please ask an owner for another one.',
    },
  })
}

export function signIn(email: string, password: string): Step {
  return told(authClient().signInWithPassword({ email, password }))
}

/** The password for the next time, in the session of an invitation. */
export function choosePassword(password: string): Step {
  return told(authClient().updateUser({ password }))
}

/** Begins with an authenticator app; a session that came of no invitation may not. */
export function beginFirstApp(): Promise<Outcome<NewApp>> {
  return beginApp(authClient(), 'Authenticator app', {
    insufficient_aal: {
      sentence:
        'An authenticator app is set up with the link of an invitation alone. Please ask an owner for a new link.',
    },
  })
}

export function showCode(factorId: string, code: string): Step {
  return showApp(authClient(), factorId, code)
}

/** Ends the session of this tab; offline, it is forgotten here all the same. */
export function signOut(): Step {
  return told(authClient().signOut({ scope: 'local' }))
}
