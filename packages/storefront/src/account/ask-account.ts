import { ACCOUNT_API } from '@millrun/commerce/account/account-api'
import { RefusalSchema } from '@millrun/commerce/functions'
import { openAsking } from '@millrun/ui/asking/open-asking'
import { UNREACHED } from '@millrun/ui/asking/outcome'
import { authClient } from './session/session.ts'

/** Asks the shop for something of this account; `sendAccount` for an answer that is no JSON. */
export const { ask: askAccount, send: sendAccount } = openAsking({
  base: ACCOUNT_API,
  authClient,
  refusal: RefusalSchema,
  unreached: UNREACHED,
})
