import { sessionAnswer, type SignedIn } from '@millrun/ui/testing/session-answer'
import { ACCOUNT_KEYS } from '../session/local-copies.ts'

/** Leaves a session in this browser, as an earlier visit would. */
export function leaveSession(customer: SignedIn = {}): void {
  window.localStorage.setItem(`${ACCOUNT_KEYS}session`, JSON.stringify(sessionAnswer(customer)))
}
