import { openOrderDatabase } from '../../../database/order-database.ts'
import { mailIdIn } from '../../../mail/message-id.ts'
import { mailFileName } from '../../../mail/mail-file-name.ts'
import type { DatabaseSettings } from '../../on-each-database.ts'
import { openMailServer } from '../../open-mail-server.ts'

/** A mail server that counts how often it was given each mail. */
export interface HandedMails {
  readonly url: string
  /** The mails by name as the books know them by their Message-ID, each once. */
  readonly names: (settings: DatabaseSettings) => Promise<readonly string[]>
  /** How many were handed over twice. */
  readonly twice: () => number
  /** What must not be. So many mails may have been under way when somebody died who was to write them down. */
  readonly faults: (underWay: number) => readonly string[]
  readonly close: () => Promise<unknown>
}

/** A server that died when a mail was handed over leaves it to another one, which does not take longer. */
const LONGEST_BETWEEN_MS = 120_000

export async function openHandedMails(): Promise<HandedMails> {
  const times = new Map<string, number[]>()
  const server = await openMailServer(({ headers }) => {
    const id = headers.get('message-id') ?? 'no Message-ID'
    times.set(id, [...(times.get(id) ?? []), performance.now()])
  })
  const twice = () => [...times.values()].filter((handed) => handed.length > 1).length

  return {
    url: server.url,
    names: async (settings) => {
      const known = await namesById(settings)
      return [...times.keys()].map((id) => known.get(mailIdIn(id) ?? '') ?? `unknown mail ${id}`)
    },
    twice,
    faults(underWay) {
      const wrong = [...times].flatMap(([id, handed]) => wrongTimes(id, handed))
      const tooMany =
        twice() > underWay ? [`${twice()} mails twice, when ${underWay} could be under way`] : []
      return [...wrong, ...tooMany]
    },
    close: () => server.close(),
  }
}

function wrongTimes(id: string, handed: readonly number[]): readonly string[] {
  const [first = 0, again = first] = handed
  if (handed.length > 2) return [`mail ${id} was handed over ${handed.length} times`]
  const apartMs = again - first
  if (apartMs <= LONGEST_BETWEEN_MS) return []
  return [`mail ${id} was handed over again after ${Math.round(apartMs / 1000)} s`]
}

async function namesById(settings: DatabaseSettings): Promise<ReadonlyMap<string, string>> {
  await using database = await openOrderDatabase(settings)
  const rows = await database
    .selectFrom('mails')
    .innerJoin('orders', 'orders.id', 'mails.order_id')
    .select(['mails.id', 'mails.kind', 'mails.copy', 'orders.order_number as orderNumber'])
    .execute()
  return new Map(
    rows.map(({ id, orderNumber, kind, copy }) => [id, mailFileName(orderNumber, { kind, copy })]),
  )
}
