import { join } from 'node:path'
import { startAccountMails } from './accounts/account-mail-desk.ts'
import { startAccountTidying } from './accounts/account-tidying.ts'
import { accountOutbox } from './accounts/account-outbox.ts'
import type { Bell } from './database/bell/bell.ts'
import type { OrderDatabase } from './database/order-database.ts'
import { disputeStore } from './disputes/dispute-store.ts'
import { startTradeMails } from './customers/trade-mail-desk.ts'
import { type Environment, shopOrigin } from './environment.ts'
import { startExemptionMails } from './exemptions/exemption-mail-desk.ts'
import { exemptionOutbox } from './exemptions/exemption-outbox.ts'
import { startBounceMailbox } from './bounces/bounce-mailbox.ts'
import { notedRefusals } from './bounces/noted-refusals.ts'
import { startMailDesk } from './mail/mail-desk.ts'
import { mailOutbox, type MailOutbox } from './mail/mail-outbox.ts'
import { folderTransport, type MailTransport, smtpTransport } from './mail/mail-transport.ts'
import { startQuoteMails } from './quotes/quote-mail-desk.ts'
import { startRecheck, startUnpaidCheck } from './payments/recheck.ts'
import type { Till } from './payments/till.ts'
import { startAsking } from './ratings/start-asking.ts'
import { startNightWatch } from './reconcile/night-watch.ts'
import { startPendingRefunds } from './refunds/pending-refunds.ts'
import { refundStore } from './refunds/refund-store.ts'
import type { Rounds } from './rounds.ts'
import { startTrackers } from './shipments/paypal-trackers.ts'
import { startRetentionDesk } from './retention/retention-desk.ts'
import { startWebhookDesk } from './webhooks/webhook-desk.ts'
import type { WebhookEvent } from './webhooks/webhook-event.ts'
import { webhookInbox } from './webhooks/webhook-inbox.ts'

interface BackOfficeOptions {
  readonly environment: Environment
  readonly database: OrderDatabase
  readonly bell: Bell
  readonly till: Till
  readonly now: () => Date
}

/** What is done beside the counter: asking PayPal again, reading its events, sending mails, tidying. */
export interface BackOffice {
  readonly outbox: MailOutbox
  /** Keeps an event; resolves when it is safe, before anything is done about it. */
  readonly receive: (event: WebhookEvent) => Promise<void>
  /** Ends the work, after the pieces that are under way. */
  readonly close: () => Promise<void>
}

export function openBackOffice(options: BackOfficeOptions): BackOffice {
  const { environment, database, bell, till, now } = options
  const { log } = till
  const inbox = webhookInbox(database, now)
  const transport = notedRefusals(mailTransport(environment), { database, now, log })
  const outbox = mailOutbox(database, now, transport.longestMs)
  const refunds = refundStore(database, now)
  const webhookDesk = startWebhookDesk({
    till,
    inbox,
    bell,
    refunds,
    disputes: disputeStore(database),
  })
  const desks = [
    startRecheck(till, bell),
    startUnpaidCheck(till, bell),
    startPendingRefunds(till, refunds),
    startNightWatch(till, database),
    startTrackers(till, bell),
    startAsking(till.books, log),
    webhookDesk,
    ...startMails(options, transport, outbox),
    startAccountTidying(database, now, log),
    startRetentionDesk({ database, now, log }),
  ]
  return {
    outbox,
    async receive(event) {
      if (await inbox.keep(event)) bell.ring(['webhook_events'])
    },
    async close() {
      await Promise.all(desks.map((desk) => desk.stop()))
    },
  }
}

/** Who writes about orders, certificates, accounts, trade and quotes, and who sees what comes back. */
function startMails(
  { environment, database, bell, till, now }: BackOfficeOptions,
  transport: MailTransport,
  outbox: MailOutbox,
): readonly Rounds[] {
  const { books, log } = till
  const { bounceMailbox } = environment
  const sending = { database, bell, transport, now, shopOrigin: shopOrigin(environment), log }
  const { longestMs } = transport
  return [
    startMailDesk({ ...sending, books, outbox }),
    startExemptionMails({ ...sending, outbox: exemptionOutbox(database, now, longestMs) }),
    startAccountMails({ ...sending, outbox: accountOutbox(database, now, longestMs) }),
    startTradeMails(sending),
    startQuoteMails(sending),
    ...(bounceMailbox === undefined ? [] : [startBounceMailbox(bounceMailbox, sending)]),
  ]
}

function mailTransport({ smtpUrl, dataDir }: Environment): MailTransport {
  return smtpUrl === undefined ? folderTransport(join(dataDir, 'outbox')) : smtpTransport(smtpUrl)
}
