import { createLedger, type Ledger } from './ledger/ledger.ts'
import { createAccessTokens, type AccessTokens } from './rest/access-tokens.ts'
import { createReplay, type Replay } from './rest/replay.ts'
import { createWebhooks, type Listener, type Webhooks } from './webhooks/webhooks.ts'

/** The one merchant who has an account here. */
export type Account = {
  clientId: string
  clientSecret: string
  /** Thirteen capitals and digits, PayPal's form of a merchant id. */
  merchantId: string
}

export const testAccount: Account = {
  clientId: 'millrun-test-client',
  clientSecret: 'millrun-test-secret',
  merchantId: 'MERCHANTTEST2',
}

/** What the routes share. */
export type StandIn = {
  account: Account
  ledger: Ledger
  tokens: AccessTokens
  replay: Replay
  webhooks: Webhooks
}

export function openStandIn(account: Account, listener: Listener | undefined): StandIn {
  return {
    account,
    ledger: createLedger(),
    tokens: createAccessTokens(),
    replay: createReplay(),
    webhooks: createWebhooks(listener),
  }
}
