import { centsToAmount } from '@millrun/commerce/dollars'
import { newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import type { Decision, Exemption } from '@millrun/commerce/tax/exemption'
import type { OrderDatabase } from '../../database/order-database.ts'
import {
  decideExemption,
  exemptionHistory,
  findExemption,
  listExemptions,
  readCertificate,
} from '../../exemptions/exemption-store.ts'
import { taxedOrders } from '../../exemptions/taxed-orders.ts'
import { COMMAND_LINE } from '../../desk/staff-actions.ts'
import { openBooks } from '../../open-books.ts'
import { CommandFault } from '../command-fault.ts'
import { exemptionLine, exemptionSheet } from './exemption-sheet.ts'
import type { ExemptionsCommand } from './read-exemptions-command.ts'

/** Does what the shopkeeper asked for; what is said, or the bytes of a file. Throws a `CommandFault` for what cannot be done. */
export async function runExemptionsCommand(
  database: OrderDatabase,
  command: ExemptionsCommand,
  now: Date,
): Promise<string | Buffer> {
  const day = newJerseyDay(now)
  switch (command.name) {
    case 'list': {
      const all = await listExemptions(database)
      if (all.length === 0) return 'There are no certificates yet.\n'
      return all.map((exemption) => `${exemptionLine(exemption, day)}\n`).join('')
    }
    case 'show': {
      const exemption = await find(database, command.code)
      return exemptionSheet(exemption, await exemptionHistory(database, exemption.code), day)
    }
    case 'document': {
      const { code } = await find(database, command.code)
      const certificate = await readCertificate(database, code)
      if (certificate === undefined) throw new CommandFault(`The file of ${code} is not kept.`)
      return certificate.bytes
    }
    case 'approve':
      return approve(database, command.code, now)
    case 'refuse':
      await decide(database, command.code, { decision: 'refused', note: command.reason, at: now })
      return `${command.code} is refused; its buyer is told why by mail.\n`
    case 'withdraw':
      await decide(database, command.code, { decision: 'withdrawn', note: command.reason, at: now })
      return `${command.code} is withdrawn; its buyer is told why by mail. Orders placed with it stay as they are.\n`
  }
}

/** What was taxed before the certificate was approved is given back by hand. */
async function approve(database: OrderDatabase, code: string, at: Date): Promise<string> {
  const exemption = await decide(database, code, { decision: 'approved', note: 'approved', at })
  const taxed = await taxedOrders(openBooks(database), exemption)
  const approved = `${code} is approved; its buyer is told by mail.\n`
  if (taxed.length === 0) return approved
  const refunds = taxed.map(
    ({ orderNumber, cents }) =>
      `npm run orders -- refund ${orderNumber} ${centsToAmount(cents)} --tax\n`,
  )
  return `${approved}These paid orders were taxed since its first day. To give the tax back:\n${refunds.join('')}`
}

async function decide(
  database: OrderDatabase,
  code: string,
  decided: { readonly decision: Decision; readonly note: string; readonly at: Date },
): Promise<Exemption> {
  const { status } = await find(database, code)
  const exemption = await decideExemption(database, code, { ...decided, actor: COMMAND_LINE })
  if (exemption !== undefined) return exemption
  throw new CommandFault(`${code} is ${status}: it cannot be ${decided.decision} now.`)
}

async function find(database: OrderDatabase, code: string): Promise<Exemption> {
  const exemption = await findExemption(database, code)
  if (exemption === undefined) throw new CommandFault(`There is no certificate ${code}.`)
  return exemption
}
