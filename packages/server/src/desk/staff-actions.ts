import { randomUUID } from 'node:crypto'
import type { OrderDatabase } from '../database/order-database.ts'

/** Who does something: a member of staff by e-mail and role, or the command line. */
export interface Actor {
  readonly email: string
  readonly role: string
}

/** Whoever can open a shell on the shop's machine. */
export const COMMAND_LINE: Actor = { email: 'command line', role: 'owner' }

interface StaffAction {
  readonly actor: Actor
  readonly at: Date
  /** In a shopkeeper's words: `refunded`, `shipped`, `price changed`. */
  readonly deed: string
  /** An order number, an item, an e-mail. */
  readonly subject: string
  readonly before?: unknown
  readonly after?: unknown
}

/** Writes down who did what, with the change itself or not at all: pass its transaction. */
export async function keepAction(
  database: Pick<OrderDatabase, 'insertInto'>,
  { actor, at, deed, subject, before, after }: StaffAction,
): Promise<void> {
  await database
    .insertInto('staff_actions')
    .values({
      id: randomUUID(),
      at: at.toISOString(),
      actor: actor.email,
      role: actor.role,
      deed,
      subject,
      before: textOf(before),
      after: textOf(after),
    })
    .execute()
}

function textOf(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value)
}
