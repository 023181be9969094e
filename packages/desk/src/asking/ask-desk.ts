import { DESK_API } from '@millrun/commerce/desk/desk-api'
import { RefusalSchema } from '@millrun/commerce/functions'
import { openAsking } from '@millrun/ui/asking/open-asking'
import { authClient } from '../session/session.ts'

/**
 * Asks the shop for something of the desk, below its address there; `sendDesk` for an answer that is no JSON. Whatever
 * went wrong comes back as a sentence; a session that has ended asks to sign in, over what was typed.
 */
export const { ask: askDesk, send: sendDesk } = openAsking({
  base: DESK_API,
  authClient,
  refusal: RefusalSchema,
  unreached: {
    sentence: 'The desk cannot reach the shop. What you typed is still here; please try again.',
  },
})
