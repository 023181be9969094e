import { createHash, randomInt, randomUUID } from 'node:crypto'
import type { AccountDatabase, AccountMailKind, CodesTable } from '../account-tables.ts'
import { putAccountMail } from '../mails/put-account-mail.ts'
import { nowText, type SignInDesk, textAfter } from '../sign-in-desk.ts'
import { CODE_DIGITS, CODE_LIFE_MS } from './code-terms.ts'

interface NewCode {
  readonly purpose: CodesTable['purpose']
  readonly email: string
  /** Of the account that it is for, or of the one that comes to be with it. */
  readonly accountId: string
  readonly mail: AccountMailKind
  /** The password of a sign-up, and whose browser it was chosen in. */
  readonly chosen?: { readonly passwordHash: string; readonly clientHash: string }
}

/** Mails that bring no code: what is written down for them never opens anything. */
const WITHOUT_CODE: ReadonlySet<AccountMailKind> = new Set([
  'known',
  'nobody',
  'changed',
  'apps-forgotten',
])

/**
 * Makes a code and puts its mail into the outbox. The code takes the place of the one of before. For a mail that
 * brings no code as much is written, so that nothing can be told from the time it takes.
 */
export async function sendCode(desk: SignInDesk, request: NewCode): Promise<void> {
  const code = newCode()
  const id = randomUUID()
  const isDead = WITHOUT_CODE.has(request.mail)
  const createdAt = nowText(desk)
  const expiresAt = textAfter(desk, CODE_LIFE_MS)
  await desk.database.transaction().execute(async (change) => {
    await replaceCode(change, {
      id,
      purpose: request.purpose,
      email: request.email,
      account_id: request.accountId,
      hash: codeHash(id, code),
      password_hash: request.chosen?.passwordHash ?? null,
      client_hash: request.chosen?.clientHash ?? null,
      tries: 0,
      created_at: createdAt,
      expires_at: isDead ? createdAt : expiresAt,
      used_at: null,
    })
    await putAccountMail(change, {
      kind: request.mail,
      email: request.email,
      code: isDead ? null : code,
      createdAt,
      expiresAt,
    })
  })
}

export async function replaceCode(database: AccountDatabase, code: CodesTable): Promise<void> {
  await database
    .deleteFrom('codes')
    .where('email', '=', code.email)
    .where('purpose', '=', code.purpose)
    .execute()
  await database.insertInto('codes').values(code).execute()
}

/** Told apart by their ids, so that a code of one row is worth nothing for another. */
export function codeHash(id: string, code: string): string {
  return createHash('sha256').update(`${id} ${code}`).digest('base64url')
}

function newCode(): string {
  return randomInt(10 ** CODE_DIGITS)
    .toString()
    .padStart(CODE_DIGITS, '0')
}
