import { EXEMPTION_STATUSES } from '@millrun/commerce/tax/exemption'
import type { FastifyBaseLogger } from 'fastify'
import type { Bell } from '../database/bell/bell.ts'
import type { OrderDatabase } from '../database/order-database.ts'
import { inLanes } from '../in-lanes.ts'
import type { MailTransport } from '../mail/mail-transport.ts'
import { type Rounds, startRounds } from '../rounds.ts'
import { exemptionMail, type ExemptionNews } from './exemption-mail.ts'
import type { DueExemptionMail, ExemptionOutbox } from './exemption-outbox.ts'
import { findExemptionById } from './exemption-store.ts'

const ROUND_MS = 1000

interface ExemptionMailDesk {
  readonly database: OrderDatabase
  readonly outbox: ExemptionOutbox
  readonly bell: Bell
  readonly transport: MailTransport
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}

/** Sends the mails about certificates, and goes on trying. */
export function startExemptionMails(desk: ExemptionMailDesk): Rounds {
  const { outbox, bell, log } = desk
  return startRounds(
    (stopped) => inLanes(outbox.claim, (due) => send(desk, due), stopped),
    ROUND_MS,
    (error) => log.error({ err: error }, 'the mails about certificates could not be worked off'),
    bell.callFor('exemption_mails'),
  )
}

async function send(desk: ExemptionMailDesk, due: DueExemptionMail): Promise<void> {
  const { database, outbox, transport, log } = desk
  const news = await newsOf(database, due)
  const { code } = news.exemption
  try {
    await transport.send({
      messageId: due.id,
      fileName: `${code}-${news.status}-${due.step}.eml`,
      date: due.createdAt,
      mail: exemptionMail(news),
    })
  } catch {
    // The text of the error may name the address.
    log.warn({ code, tries: due.tries }, 'a mail about a certificate was not sent')
    return
  }
  await outbox.markSent(due)
  log.info({ code, status: news.status }, 'mail about a certificate sent')
}

async function newsOf(
  database: OrderDatabase,
  { exemptionId, step }: DueExemptionMail,
): Promise<ExemptionNews> {
  const exemption = await findExemptionById(database, exemptionId)
  const { status: written, note } = await database
    .selectFrom('exemption_events')
    .select(['status', 'note'])
    .where('exemption_id', '=', exemptionId)
    .where('step', '=', step)
    .executeTakeFirstOrThrow()
  const status = EXEMPTION_STATUSES.find((known) => known === written)
  if (status === undefined) throw new Error(`no certificate can be ${written}`)
  return { exemption, status, note }
}
