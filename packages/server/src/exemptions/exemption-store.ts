import { randomUUID } from 'node:crypto'
import {
  DECISIONS,
  type Decision,
  EXEMPTION_STATUSES,
  type Exemption,
} from '@millrun/commerce/tax/exemption'
import { isReason, type OfferedExemption } from '@millrun/commerce/tax/offered-exemption'
import type { Selectable, Transaction } from 'kysely'
import { inTransaction } from '../database/in-transaction.ts'
import type { OrderDatabase } from '../database/order-database.ts'
import type { ExemptionsTable, OrderTables } from '../database/order-tables.ts'
import { type Actor, keepAction } from '../desk/staff-actions.ts'
import { spokenCode } from '../orders/order-number.ts'
import type { Certificate } from './certificate.ts'
import { putExemptionMail } from './exemption-outbox.ts'
import { noteOpenOrders } from './note-open-orders.ts'

/** A row that no program of ours wrote. */
class OddExemption extends Error {
  override readonly name = 'OddExemption'
}

interface Decided {
  readonly decision: Decision
  /** Stands in its history, and in the mail to its buyer. */
  readonly note: string
  readonly actor: Actor
  readonly at: Date
}

/** Keeps a certificate that somebody offers, with the first event of its history; gives its code. */
export async function keepExemption(
  database: OrderDatabase,
  offered: OfferedExemption,
  { bytes, mediaType }: Certificate,
  at: Date,
): Promise<string> {
  const id = randomUUID()
  const code = `EX-${spokenCode()}`
  const row = {
    id,
    code,
    email: offered.email.toLowerCase(),
    business_name: offered.businessName,
    state: offered.state,
    reason: offered.reason,
    certificate_number: offered.certificateNumber,
    valid_from: offered.validFrom,
    valid_to: offered.validTo === '' ? null : offered.validTo,
    status: 'offered',
    document: bytes.toString('base64'),
    document_type: mediaType,
    created_at: at.toISOString(),
  }
  await inTransaction(database, async (transaction) => {
    await transaction.insertInto('exemptions').values(row).execute()
    await addEvent(transaction, id, { status: 'offered', note: 'offered', at })
  })
  return code
}

/** The certificate of a code; undefined when there is none. */
export async function findExemption(
  database: OrderDatabase,
  code: string,
): Promise<Exemption | undefined> {
  const row = await selectShown(database)
    .where('code', '=', code.trim().toUpperCase())
    .executeTakeFirst()
  return row === undefined ? undefined : exemptionOf(row)
}

/** A certificate that is there. */
export async function findExemptionById(database: OrderDatabase, id: string): Promise<Exemption> {
  return exemptionOf(await selectShown(database).where('id', '=', id).executeTakeFirstOrThrow())
}

/** All certificates, those to decide first, then the newest. */
export async function listExemptions(database: OrderDatabase): Promise<readonly Exemption[]> {
  const rows = await selectShown(database).orderBy('created_at', 'desc').execute()
  return rows.map(exemptionOf).toSorted((a, b) => rank(a) - rank(b))
}

function rank({ status }: Exemption): number {
  return EXEMPTION_STATUSES.indexOf(status)
}

/** Writes down what was decided and by whom; undefined when the certificate is not in a state for it, or there is none. */
export function decideExemption(
  database: OrderDatabase,
  code: string,
  { decision, note, actor, at }: Decided,
): Promise<Exemption | undefined> {
  return inTransaction(database, async (transaction) => {
    const before = await transaction
      .selectFrom('exemptions')
      .select('status')
      .where('code', '=', code)
      .executeTakeFirst()
    const row = await transaction
      .updateTable('exemptions')
      .set({ status: decision })
      .where('code', '=', code)
      .where('status', 'in', DECISIONS[decision])
      .returningAll()
      .executeTakeFirst()
    if (row === undefined) return undefined
    if (decision === 'withdrawn') await noteOpenOrders(transaction, code, at)
    await addEvent(transaction, row.id, { status: decision, note, at })
    await keepAction(transaction, {
      actor,
      at,
      deed: `${decision} certificate`,
      subject: code,
      before: { status: before?.status },
      after: { status: decision, note },
    })
    return exemptionOf(row)
  })
}

/** What happened to a certificate, the oldest first. */
export function exemptionHistory(database: OrderDatabase, code: string) {
  return database
    .selectFrom('exemption_events')
    .innerJoin('exemptions', 'exemptions.id', 'exemption_events.exemption_id')
    .select(['at', 'exemption_events.status', 'note'])
    .where('code', '=', code)
    .orderBy('step')
    .execute()
}

/** The signed certificate itself; undefined when there is none. */
export async function readCertificate(
  database: OrderDatabase,
  code: string,
): Promise<Certificate | undefined> {
  const row = await database
    .selectFrom('exemptions')
    .select(['document', 'document_type'])
    .where('code', '=', code)
    .executeTakeFirst()
  const { document, document_type: mediaType } = row ?? {}
  if (!document || !mediaType) return undefined
  return { bytes: Buffer.from(document, 'base64'), mediaType }
}

const SHOWN = [
  'code',
  'email',
  'business_name',
  'state',
  'reason',
  'certificate_number',
  'valid_from',
  'valid_to',
  'status',
] as const
type ShownRow = Pick<Selectable<ExemptionsTable>, (typeof SHOWN)[number]>

/** Without the document, which is large. */
function selectShown(database: OrderDatabase) {
  return database.selectFrom('exemptions').select(SHOWN)
}

function exemptionOf(row: ShownRow): Exemption {
  const status = EXEMPTION_STATUSES.find((known) => known === row.status)
  const { reason } = row
  if (status === undefined || !isReason(reason)) throw new OddExemption(`${row.code} is odd`)
  return {
    code: row.code,
    email: row.email,
    businessName: row.business_name,
    state: row.state,
    reason,
    certificateNumber: row.certificate_number,
    validFrom: row.valid_from,
    validTo: row.valid_to ?? undefined,
    status,
  }
}

/** Adds to the history; whoever has to know of it is written to. */
async function addEvent(
  transaction: Transaction<OrderTables>,
  exemptionId: string,
  { status, note, at }: { readonly status: string; readonly note: string; readonly at: Date },
): Promise<void> {
  const { count } = await transaction
    .selectFrom('exemption_events')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('exemption_id', '=', exemptionId)
    .executeTakeFirstOrThrow()
  const step = Number(count) + 1
  const event = { exemption_id: exemptionId, step, status, note }
  await transaction
    .insertInto('exemption_events')
    .values({ ...event, at: at.toISOString() })
    .execute()
  await putExemptionMail(transaction, { exemptionId, step, at })
}
