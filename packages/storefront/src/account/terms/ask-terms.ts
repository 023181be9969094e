import { OWN_TERMS, ToldTermsSchema, type OwnTerms } from '@millrun/commerce/terms/own-terms'
import type { Outcome } from '@millrun/ui/asking/outcome'
import { askAccount } from '../ask-account.ts'
import { readSession } from '../session/session.ts'
import { leaveTermDays } from './kept-terms.ts'

/** The terms of who is signed in, null without; checkout finds a note of them in this browser. */
export async function askTerms(): Promise<Outcome<OwnTerms | null>> {
  const asked = await askAccount(OWN_TERMS, ToldTermsSchema)
  if (!asked.ok) return asked
  const { terms } = asked.data
  if (readSession().kind === 'signed-in') leaveTermDays(terms?.days ?? null)
  return { ok: true, data: terms }
}
