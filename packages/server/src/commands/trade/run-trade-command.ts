import { PROOFS, TRADES } from '@millrun/commerce/account/trade-application'
import type { OrderDatabase } from '../../database/order-database.ts'
import {
  buysBy,
  grantTermsTo,
  grantToApplicant,
  paysHow,
} from '../../customers/grant-to-applicant.ts'
import {
  type Applicant,
  applicationOf,
  attachedDocument,
  decideApplication,
  listApplications,
} from '../../customers/trade-store.ts'
import { COMMAND_LINE } from '../../desk/staff-actions.ts'
import { Refusal } from '../../http/refusal.ts'
import { allPriceLists, type PriceList } from '../../trade/price-lists.ts'
import { CommandFault } from '../command-fault.ts'
import type { TradeCommand } from './read-trade-command.ts'

/** Does what the shopkeeper asked for; what is said, or the bytes of a file. Throws a `CommandFault` for what cannot be done. */
export async function runTradeCommand(
  database: OrderDatabase,
  command: TradeCommand,
  now: Date,
): Promise<string | Buffer> {
  switch (command.name) {
    case 'list': {
      const all = await listApplications(database)
      if (all.length === 0) return 'Nobody has applied for a trade account yet.\n'
      return all.map((applicant) => `${lineOf(applicant)}\n`).join('')
    }
    case 'show':
      return sheetOf(await find(database, command.email))
    case 'document':
      return (await attachedDocument(database, (await find(database, command.email)).id)).bytes
    case 'approve':
      await decide(database, command.email, {
        status: 'approved',
        actor: COMMAND_LINE,
        at: now,
      })
      return `${command.email} has a trade account; its owner is told by mail.\n`
    case 'lists': {
      const all = await allPriceLists(database)
      if (all.length === 0) return 'There is no price list yet; they are set at the desk.\n'
      return all.map((list) => `${listLine(list)}\n`).join('')
    }
    case 'grant':
      return grant(database, command.email, command.priceList, now)
    case 'withdraw':
      return grant(database, command.email, undefined, now)
    case 'terms':
      return granted(async () => {
        const { id } = await find(database, command.email)
        const by = { actor: COMMAND_LINE, at: now }
        return paysHow(await grantTermsTo(database, { id, terms: command.terms }, by))
      })
    case 'refuse':
      await decide(database, command.email, {
        status: 'refused',
        reason: command.reason,
        actor: COMMAND_LINE,
        at: now,
      })
      return `The application of ${command.email} is refused; its owner is told why by mail.\n`
  }
}

async function decide(
  database: OrderDatabase,
  email: string,
  decided: Parameters<typeof decideApplication>[2],
): Promise<void> {
  const { id, application } = await find(database, email)
  if ((await decideApplication(database, id, decided)) !== undefined) return
  throw new CommandFault(`The application of ${email} is ${application.status} already.`)
}

async function grant(
  database: OrderDatabase,
  email: string,
  priceList: string | undefined,
  at: Date,
): Promise<string> {
  const { id } = await find(database, email)
  const by = { actor: COMMAND_LINE, at }
  return granted(async () => buysBy(await grantToApplicant(database, { id, priceList }, by)))
}

/** What was granted, in a line; why it cannot be as a fault of who asked. */
async function granted(grantIt: () => Promise<string>): Promise<string> {
  try {
    return `${await grantIt()}\n`
  } catch (error) {
    if (error instanceof Refusal) throw new CommandFault(error.message)
    throw error
  }
}

async function find(database: OrderDatabase, email: string): Promise<Applicant> {
  const applicant = await applicationOf(database, email)
  if (applicant === undefined) throw new CommandFault(`${email} has not applied.`)
  return applicant
}

function listLine({ name, rows, setAt, actor }: PriceList): string {
  const prices = rows.length === 1 ? '1 price' : `${rows.length} prices`
  return `${setAt.slice(0, 10)}  ${name}  ${prices}, set by ${actor}`
}

function lineOf({ email, application }: Applicant): string {
  const { status, businessName, trade, states, appliedAt } = application
  return `${appliedAt.slice(0, 10)}  ${status.padEnd(8)}  ${email}  ${businessName}, ${TRADES[trade]}, ${states.join(' ')}`
}

function sheetOf(applicant: Applicant): string {
  const { priceList, terms } = applicant
  const { proof, number, website, decidedAt, reason } = applicant.application
  const lines = [
    lineOf(applicant),
    `${PROOFS[proof]} ${number}`,
    ...(website === '' ? [] : [website]),
    ...(decidedAt === undefined ? [] : [`decided ${decidedAt.slice(0, 10)}`]),
    ...(reason === undefined ? [] : [`because ${reason}`]),
    ...(priceList === undefined ? [] : [`buys by ${priceList}`]),
    ...(terms === undefined ? [] : [paysHow(applicant)]),
  ]
  return `${lines.join('\n')}\n`
}
