import { ImapFlow } from 'imapflow'
import { isLoopback } from '../loopback.ts'
import { mailIdIn } from '../mail/message-id.ts'
import { type Rounds, startRounds } from '../rounds.ts'
import { type BounceDesk, keepBounce } from './keep-bounce.ts'
import { readDeliveryReport } from './read-delivery-report.ts'

const ROUND_MS = 60_000
const TIMEOUT_MS = 20_000
/** A report with the whole mail that came back is not larger. */
const MOST_BYTES = 1024 * 1024
/** So many are read at once; the others with the next round. */
const MOST_REPORTS = 100

/**
 * Looks once a minute into the mailbox where mails come back, such as `imaps://user:password@imap.example/INBOX`. A report
 * about one of ours is written down and marked as read; every other mail stays as it is, so it may be the mailbox that
 * people read.
 */
export function startBounceMailbox(url: string, desk: BounceDesk): Rounds {
  /** Reports about other people's mails: they stay unread, and are not fetched again. */
  const notOurs = new Set<number>()
  return startRounds(
    (stopped) => readMailbox(url, desk, notOurs, stopped),
    ROUND_MS,
    (error) => desk.log.error({ err: error }, 'the mailbox of mails that come back cannot be read'),
  )
}

async function readMailbox(
  url: string,
  desk: BounceDesk,
  notOurs: Set<number>,
  stopped: AbortSignal,
): Promise<void> {
  const client = openClient(new URL(url))
  await client.connect()
  try {
    await client.mailboxOpen(decodeURIComponent(new URL(url).pathname.slice(1)) || 'INBOX')
    const query = { seen: false, header: { 'content-type': 'multipart/report' } }
    const found = await client.search(query, { uid: true })
    const fresh = (found || []).filter((uid) => !notOurs.has(uid))
    for (const uid of fresh.slice(0, MOST_REPORTS)) {
      if (stopped.aborted) return
      if (await keepReport(client, uid, desk)) {
        await client.messageFlagsAdd(String(uid), [String.raw`\Seen`], { uid: true })
      } else {
        notOurs.add(uid)
      }
    }
  } finally {
    await client.logout().catch(() => client.close())
  }
}

/** Another machine gets the password with TLS alone. */
function openClient({ protocol, hostname, port, username, password }: URL): ImapFlow {
  const secure = protocol === 'imaps:'
  const client = new ImapFlow({
    host: hostname,
    port: port === '' ? (secure ? 993 : 143) : Number(port),
    secure,
    ...(!secure && { doSTARTTLS: !isLoopback(hostname) }),
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableAutoIdle: true,
  })
  // What is under way rejects by itself when the connection breaks.
  client.on('error', () => undefined)
  return client
}

/** Whether a mail reports that one of ours came back; then it is written down. */
async function keepReport(client: ImapFlow, uid: number, desk: BounceDesk): Promise<boolean> {
  const source = { maxLength: MOST_BYTES }
  const message = await client.fetchOne(String(uid), { source }, { uid: true })
  if (message === false || message.source === undefined) return false
  const report = await readDeliveryReport(message.source)
  const mailId = report && mailIdIn(report.messageId)
  if (report === undefined || mailId === undefined) return false
  return keepBounce(desk, { mailId, address: report.address, reason: report.reason })
}
