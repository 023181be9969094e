import { randomUUID } from 'node:crypto'
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import type { AccountDatabase, SigningKeysTable } from '../account-tables.ts'
import { RETIRED_KEY_MS } from './token-life.ts'

export interface SigningKey {
  readonly id: string
  readonly privateKey: CryptoKey | Uint8Array
  readonly publicKey: CryptoKey | Uint8Array
  readonly publicJwk: JWK
}

export interface SigningKeys {
  /** The key that tokens are signed with now; the first one is made when it is asked for. */
  readonly current: () => Promise<SigningKey>
  /** Of a token; undefined when it is none of ours. */
  readonly find: (id: string) => Promise<SigningKey | undefined>
  /** The halves that everybody may know, newest first. */
  readonly published: () => Promise<readonly JWK[]>
  /** Takes a new key from now on; tokens of the old one hold until they expire. */
  readonly rotate: () => Promise<void>
}

/** A key that was read out of a copy of the database is worth nothing after that. */
const KEY_AGE_MS = 30 * 24 * 60 * 60_000
/** Another server may have taken a new one. */
const REMEMBERED_MS = 60_000

interface Remembered {
  readonly rows: readonly SigningKeysTable[]
  readonly until: number
}

/** The keys of access tokens (ES256), in the database for all servers. */
export function signingKeys(database: AccountDatabase, now: () => Date): SigningKeys {
  const imported = new Map<string, Promise<SigningKey>>()
  let remembered: Remembered | undefined

  async function standing(): Promise<readonly SigningKeysTable[]> {
    const at = now().getTime()
    if (remembered !== undefined && at < remembered.until) return remembered.rows
    const rows = await readStanding(database, now())
    remembered = { rows, until: at + REMEMBERED_MS }
    return rows
  }

  async function rotate(): Promise<void> {
    await replaceKey(database, now())
    remembered = undefined
  }

  function load(row: SigningKeysTable): Promise<SigningKey> {
    const key = imported.get(row.id) ?? importKey(row)
    imported.set(row.id, key)
    return key
  }

  async function current(): Promise<SigningKey> {
    const [newest] = await standing()
    const oldest = new Date(now().getTime() - KEY_AGE_MS).toISOString()
    if (newest !== undefined && newest.created_at > oldest) return load(newest)
    await rotate()
    const [made] = await standing()
    if (made === undefined) throw new Error('a signing key was made and is not there')
    return load(made)
  }

  return {
    current,
    rotate,
    async find(id) {
      const known = (await standing()).find((row) => row.id === id)
      if (known !== undefined) return load(known)
      // Perhaps another server has made it since then.
      const [row] = await readStanding(database, now(), id)
      return row && load(row)
    },
    async published() {
      await current()
      const keys = await Promise.all((await standing()).map(load))
      return keys.map(({ publicJwk }) => publicJwk)
    },
  }
}

/** The keys whose tokens may still hold, newest first. */
async function readStanding(
  database: AccountDatabase,
  at: Date,
  id?: string,
): Promise<SigningKeysTable[]> {
  const longest = new Date(at.getTime() - RETIRED_KEY_MS).toISOString()
  let query = database.selectFrom('signing_keys').selectAll()
  if (id !== undefined) query = query.where('id', '=', id)
  return query
    .where((is) => is.or([is('retired_at', 'is', null), is('retired_at', '>', longest)]))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

async function replaceKey(database: AccountDatabase, at: Date): Promise<void> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const row = {
    id: randomUUID(),
    private_jwk: JSON.stringify(await exportJWK(privateKey)),
    created_at: at.toISOString(),
    retired_at: null,
  }
  const longest = new Date(at.getTime() - RETIRED_KEY_MS).toISOString()
  await database.transaction().execute(async (change) => {
    await change
      .updateTable('signing_keys')
      .set({ retired_at: row.created_at })
      .where('retired_at', 'is', null)
      .execute()
    await change.insertInto('signing_keys').values(row).execute()
    await change.deleteFrom('signing_keys').where('retired_at', '<=', longest).execute()
  })
}

async function importKey({ id, private_jwk }: SigningKeysTable): Promise<SigningKey> {
  const { d, ...half }: JWK = JSON.parse(private_jwk)
  const publicJwk = { ...half, kid: id, alg: 'ES256', use: 'sig', key_ops: ['verify'] }
  const privateKey = await importJWK({ ...half, ...(d !== undefined && { d }) }, 'ES256')
  return { id, privateKey, publicKey: await importJWK(half, 'ES256'), publicJwk }
}
