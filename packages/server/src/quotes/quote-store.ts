import { randomBytes, randomUUID } from 'node:crypto'
import type { QuoteRequest } from '@millrun/commerce/quotes/quote-request'
import type { QuotedLine } from '@millrun/commerce/quotes/quoted-line'
import { type Selectable, sql, type Transaction } from 'kysely'
import { z } from 'zod/mini'
import type { OrderDatabase } from '../database/order-database.ts'
import type { OrderTables } from '../database/order-tables.ts'
import { spokenCode } from '../orders/order-number.ts'
import type { QuoteVersionsTable } from './quote-tables.ts'

/** What a quote says, once its lines are checked. */
export interface QuoteContent extends Omit<QuoteRequest, 'lines'> {
  readonly lines: readonly QuotedLine[]
}

/** A quote as it stood at some time. */
export interface QuoteVersion extends QuoteContent {
  readonly id: string
  readonly quoteId: string
  /** `Q-7K3Q9XWD`. */
  readonly number: string
  readonly version: number
  /** What its address ends with. */
  readonly token: string
  readonly madeAt: Date
  readonly actor: string
  readonly mailedAt: Date | undefined
  readonly accountId: string | undefined
  readonly withdrawnAt: Date | undefined
}

/** Who writes, and when. */
export interface Hand {
  readonly actor: string
  readonly at: Date
}

type Reader = Pick<OrderDatabase, 'selectFrom'>

const LinesSchema = z.array(
  z.object({
    id: z.string(),
    item: z.string(),
    title: z.string(),
    quantity: z.number(),
    unitPriceCents: z.number(),
  }),
)

/** Enters a new quote; an account is given for one that a customer made. */
export async function enterQuote(
  transaction: Transaction<OrderTables>,
  content: QuoteContent,
  { actor, at, accountId }: Hand & { readonly accountId?: string },
): Promise<QuoteVersion> {
  const id = randomUUID()
  const number = `Q-${spokenCode()}`
  await transaction
    .insertInto('quotes')
    .values({
      id,
      number,
      account_id: accountId ?? null,
      created_at: at.toISOString(),
      withdrawn_at: null,
    })
    .execute()
  return enterVersion(transaction, { quoteId: id, version: 1, content }, { actor, at })
}

interface NewVersion {
  readonly quoteId: string
  readonly version: number
  readonly content: QuoteContent
}

/** Enters what a quote says from now on. Fails where somebody else has entered that version. */
export async function enterVersion(
  transaction: Transaction<OrderTables>,
  { quoteId, version, content }: NewVersion,
  { actor, at }: Hand,
): Promise<QuoteVersion> {
  const { jobName, client, email, until, note, design, lines } = content
  const id = randomUUID()
  await transaction
    .insertInto('quote_versions')
    .values({
      id,
      quote_id: quoteId,
      version,
      token: randomBytes(16).toString('base64url'),
      job_name: jobName,
      client,
      email,
      until,
      note,
      design: design ?? null,
      lines: JSON.stringify(lines),
      made_at: at.toISOString(),
      actor,
      next_mail_at: null,
      mailed_at: null,
    })
    .execute()
  const row = await versions(transaction).where('version.id', '=', id).executeTakeFirstOrThrow()
  return versionOf(row)
}

/** The version of an id; undefined where it is kept no more. */
export async function versionById(database: Reader, id: string): Promise<QuoteVersion | undefined> {
  const row = await versions(database).where('version.id', '=', id).executeTakeFirst()
  return row && versionOf(row)
}

/** The version that an address names, old or new; undefined where there is none. */
export async function versionByToken(
  database: Reader,
  token: string,
): Promise<QuoteVersion | undefined> {
  const row = await versions(database).where('token', '=', token).executeTakeFirst()
  return row && versionOf(row)
}

/** What a quote says now. */
export async function newestVersion(database: Reader, quoteId: string): Promise<QuoteVersion> {
  const row = await versions(database)
    .where('quote_id', '=', quoteId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return versionOf(row)
}

/** All that a quote has said, the newest first; nothing where there is no such quote. */
export async function versionsOf(
  database: Reader,
  number: string,
): Promise<readonly QuoteVersion[]> {
  const rows = await versions(database)
    .where('quote.number', '=', number)
    .orderBy('version', 'desc')
    .execute()
  return rows.map(versionOf)
}

/** Versions with the quote that each is of. */
export function versions(database: Reader) {
  return database
    .selectFrom('quote_versions as version')
    .innerJoin('quotes as quote', 'quote.id', 'version.quote_id')
    .selectAll('version')
    .select(['quote.number', 'quote.account_id', 'quote.withdrawn_at'])
}

/** What each quote says now. */
export function newestVersions(database: Reader) {
  return versions(database).where('version.version', '=', (is) =>
    is
      .selectFrom('quote_versions as other')
      .select(({ fn }) => fn.max<number>('other.version').as('newest'))
      .where('other.quote_id', '=', sql<string>`quote.id`),
  )
}

interface VersionRow extends Selectable<QuoteVersionsTable> {
  readonly number: string
  readonly account_id: string | null
  readonly withdrawn_at: string | null
}

/** The version in a row. */
export function versionOf(row: VersionRow): QuoteVersion {
  return {
    id: row.id,
    quoteId: row.quote_id,
    number: row.number,
    version: row.version,
    token: row.token,
    jobName: row.job_name,
    client: row.client,
    email: row.email,
    until: row.until,
    note: row.note,
    ...(row.design !== null && { design: row.design }),
    lines: LinesSchema.parse(JSON.parse(row.lines)),
    madeAt: new Date(row.made_at),
    actor: row.actor,
    mailedAt: dateIn(row.mailed_at),
    accountId: row.account_id ?? undefined,
    withdrawnAt: dateIn(row.withdrawn_at),
  }
}

function dateIn(text: string | null): Date | undefined {
  return text === null ? undefined : new Date(text)
}
