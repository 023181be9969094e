import {
  OwnApplicationSchema,
  type TradeApplication,
} from '@millrun/commerce/account/trade-application'
import { askAccount } from '../ask-account.ts'
import type { Outcome } from '@millrun/ui/asking/outcome'
import type { ApplicationEntry } from './application-entry.ts'

/** What the answer is called among all that the shop was asked for. */
export const APPLICATION = 'trade-application'

export interface OwnApplication {
  readonly application?: TradeApplication | undefined
}

type Application = Omit<ApplicationEntry, 'certificate'> & { readonly document: string }

export function askApplication(): Promise<Outcome<OwnApplication>> {
  return askAccount('trade-application', OwnApplicationSchema)
}

/** Sends an application, its paper in base64; the shop judges all of it once more. */
export function apply(request: Application): Promise<Outcome<OwnApplication>> {
  return askAccount('trade-application', OwnApplicationSchema, { method: 'POST', body: request })
}
