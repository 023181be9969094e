import type { AccountMailsTable } from '@millrun/accounts/account-tables'
import { accountMailWords } from '@millrun/accounts/mails/account-mail-words'
import type { FastifyBaseLogger } from 'fastify'
import type { Bell } from '../database/bell/bell.ts'
import { inLanes } from '../in-lanes.ts'
import type { Mail } from '../mail/mail.ts'
import type { MailTransport } from '../mail/mail-transport.ts'
import { mailPage, paragraph } from '../mail/order-markup.ts'
import { type Rounds, startRounds } from '../rounds.ts'
import type { AccountOutbox } from './account-outbox.ts'

/** Whoever waits for a code looks at the clock. */
const ROUND_MS = 500

interface AccountMailDesk {
  readonly outbox: AccountOutbox
  readonly bell: Bell
  readonly transport: MailTransport
  readonly shopOrigin: string
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}

/** Sends the mails about accounts, and goes on trying for as long as they are of use. */
export function startAccountMails(desk: AccountMailDesk): Rounds {
  const { outbox, bell, log } = desk
  return startRounds(
    (stopped) => inLanes(outbox.claim, (due) => send(desk, due), stopped),
    ROUND_MS,
    (error) => log.error({ err: error }, 'the mails about accounts could not be worked off'),
    bell.callFor('account_mails'),
  )
}

async function send(desk: AccountMailDesk, due: AccountMailsTable): Promise<void> {
  const { outbox, transport, shopOrigin, log } = desk
  const mail = accountMail(due, shopOrigin)
  const isLate = due.expires_at <= outbox.now().toISOString()
  if (mail === undefined || isLate) {
    await outbox.takeOut(due)
    return
  }
  try {
    const date = new Date(due.created_at)
    await transport.send({ messageId: due.id, fileName: `account-${due.id}.eml`, date, mail })
  } catch {
    // The text of the error may name the address.
    log.warn({ kind: due.kind, tries: due.tries }, 'a mail about an account was not sent')
    return
  }
  await outbox.takeOut(due)
  log.info({ kind: due.kind }, 'mail about an account sent')
}

function accountMail(
  { kind, email, code }: AccountMailsTable,
  shopOrigin: string,
): Mail | undefined {
  const words = accountMailWords(kind, code ?? '', shopOrigin)
  if (words === undefined) return undefined
  const { title, sentences } = words
  return {
    to: email,
    subject: title,
    text: [title, ...sentences, ''].join('\n\n'),
    html: mailPage(title, ...sentences.map(paragraph)),
  }
}
