import { randomUUID } from 'node:crypto'
import type {
  ApplicationStatus,
  ApplyRequest,
  TradeApplication,
} from '@millrun/commerce/account/trade-application'
import { sql } from 'kysely'
import { inTransaction } from '../database/in-transaction.ts'
import type { OrderDatabase } from '../database/order-database.ts'
import type { Certificate } from '../exemptions/certificate.ts'
import { type Actor, keepAction } from '../desk/staff-actions.ts'
import { Refusal } from '../http/refusal.ts'
import { changePriceList } from '../trade/change-price-list.ts'
import { changeTerms } from '../trade/change-terms.ts'
import { type Terms, termsOf } from '../trade/trade-accounts.ts'
import { applicationLabel } from './application-label.ts'

const STANDING: Readonly<Record<Exclude<ApplicationStatus, 'refused'>, string>> = {
  pending: 'We have your application and write to you when it is decided.',
  approved: 'Your trade account is approved already.',
}

/** An application with whose it is. */
export interface Applicant {
  readonly id: string
  readonly accountId: string
  readonly email: string
  /** By which price list the account buys; undefined for everybody's prices. */
  readonly priceList: string | undefined
  /** What it may owe; undefined where it pays at once. */
  readonly terms: Terms | undefined
  readonly application: TradeApplication
}

const NOTHING_GRANTED = { price_list: null, terms_limit_cents: null, terms_days: null } as const

const SHOWN = [
  'id',
  'trade_applications.account_id',
  'email',
  'business_name',
  'trade',
  'proof',
  'number',
  'states',
  'website',
  'status',
  'reason',
  'applied_at',
  'decided_at',
  'price_list',
  'terms_limit_cents',
  'terms_days',
] as const

/** Applications with the price list that their account buys by. */
function applications(database: Pick<OrderDatabase, 'selectFrom'>) {
  return database
    .selectFrom('trade_applications')
    .leftJoin('trade_accounts', 'trade_accounts.account_id', 'trade_applications.account_id')
    .select(SHOWN)
}

/** What was asked last from an account; undefined when nothing was. */
export async function newestApplication(
  database: Pick<OrderDatabase, 'selectFrom'>,
  accountId: string,
): Promise<Applicant | undefined> {
  const row = await applications(database)
    .where('trade_applications.account_id', '=', accountId)
    .orderBy('applied_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row === undefined ? undefined : applicantOf(row)
}

/** Keeps an application. Throws a `Refusal` while another one stands; one that was refused may be followed by a better one. */
export function apply(
  database: OrderDatabase,
  account: { readonly accountId: string; readonly email: string },
  request: ApplyRequest,
  { bytes, mediaType }: Certificate,
  at: Date,
): Promise<Applicant> {
  return inTransaction(database, async (transaction) => {
    const before = await newestApplication(transaction, account.accountId)
    const standing = before?.application.status ?? 'refused'
    if (standing !== 'refused') throw new Refusal(409, STANDING[standing])
    const time = at.toISOString()
    const row = await transaction
      .insertInto('trade_applications')
      .values({
        id: randomUUID(),
        account_id: account.accountId,
        email: account.email,
        business_name: request.businessName,
        trade: request.trade,
        proof: request.proof,
        number: request.number,
        states: request.states.toSorted().join(','),
        website: request.website,
        document: bytes.toString('base64'),
        document_type: mediaType,
        status: 'pending',
        applied_at: time,
        tries: 0,
        next_mail_at: time,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return applicantOf({ ...row, ...NOTHING_GRANTED })
  })
}

/** All applications, those to decide first, then the newest. */
export async function listApplications(database: OrderDatabase): Promise<readonly Applicant[]> {
  const rows = await applications(database)
    .orderBy(sql`case status when 'pending' then 0 else 1 end`)
    .orderBy('applied_at', 'desc')
    .execute()
  return rows.map(applicantOf)
}

/** The newest application of an e-mail address; undefined when there is none. */
export async function applicationOf(
  database: OrderDatabase,
  email: string,
): Promise<Applicant | undefined> {
  const row = await applications(database)
    .where('email', '=', email.trim().toLowerCase())
    .orderBy('applied_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row === undefined ? undefined : applicantOf(row)
}

/** The application of an id; undefined when there is none. */
export async function findApplication(
  database: Pick<OrderDatabase, 'selectFrom'>,
  id: string,
): Promise<Applicant | undefined> {
  const row = await applications(database).where('id', '=', id).executeTakeFirst()
  return row === undefined ? undefined : applicantOf(row)
}

/** The attached license or certificate. */
export async function attachedDocument(database: OrderDatabase, id: string): Promise<Certificate> {
  const { document, document_type: mediaType } = await database
    .selectFrom('trade_applications')
    .select(['document', 'document_type'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { bytes: Buffer.from(document, 'base64'), mediaType }
}

/** What is decided about an application: by which price list an approved one buys, or why it is refused. */
type Decided = (
  | { readonly status: 'approved'; readonly priceList?: string | undefined }
  | { readonly status: 'refused'; readonly reason: string }
) & { readonly actor: Actor; readonly at: Date }

/**
 * Writes down what was decided and by whom, and has it mailed; undefined when the application is not pending any more.
 * Throws a `Refusal` for a price list that is not there.
 */
export function decideApplication(
  database: OrderDatabase,
  id: string,
  decided: Decided,
): Promise<Applicant | undefined> {
  const { status, actor, at } = decided
  const reason = status === 'refused' ? decided.reason : null
  return inTransaction(database, async (transaction) => {
    const row = await transaction
      .updateTable('trade_applications')
      .set({
        status,
        reason,
        decided_at: at.toISOString(),
        tries: 0,
        next_mail_at: at.toISOString(),
      })
      .where('id', '=', id)
      .where('status', '=', 'pending')
      .returningAll()
      .executeTakeFirst()
    if (row === undefined) return undefined
    await keepAction(transaction, {
      actor,
      at,
      deed: `${status} trade application`,
      subject: applicationLabel(id),
      before: { status: 'pending' },
      after: { status, ...(reason !== null && { reason }) },
    })
    const priceList = status === 'approved' ? decided.priceList : undefined
    const applicant = applicantOf({
      ...row,
      ...NOTHING_GRANTED,
      price_list: priceList ?? null,
    })
    // A refusal ends what was granted before, whatever it stands on.
    await changePriceList(transaction, applicant, priceList, { actor, at })
    await changeTerms(transaction, applicant, undefined, { actor, at })
    return applicant
  })
}

function applicantOf(
  row: Awaited<ReturnType<ReturnType<typeof applications>['executeTakeFirstOrThrow']>>,
): Applicant {
  return {
    id: row.id,
    accountId: row.account_id,
    email: row.email,
    priceList: row.price_list ?? undefined,
    terms: termsOf(row),
    application: {
      businessName: row.business_name,
      trade: row.trade,
      proof: row.proof,
      number: row.number,
      states: row.states.split(','),
      website: row.website,
      status: row.status,
      appliedAt: row.applied_at,
      ...(row.decided_at !== null && { decidedAt: row.decided_at }),
      ...(row.reason !== null && { reason: row.reason }),
    },
  }
}
