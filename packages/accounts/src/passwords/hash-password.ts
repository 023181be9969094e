import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { fewAtATime } from './few-at-a-time.ts'

/** Of OWASP's password storage sheet: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 }
const HASH_BYTES = 32
const SALT_BYTES = 16
/** Each takes a core for 50 ms, and 19 MiB. */
const MOST_AT_A_TIME = 4

const turns = fewAtATime(MOST_AT_A_TIME)

/** Argon2id in the usual notation, `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const hash = await derive(password, salt, COST)
  const { memory, passes, parallelism } = COST
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${text(salt)}$${text(hash)}`
}

/**
 * Whether it is the password. Where there is none to compare with (`undefined`), one is made up: who asks
 * waits as long, and hears no.
 */
export async function isPassword(password: string, hashed: string | undefined): Promise<boolean> {
  const known = hashed === undefined ? undefined : readHash(hashed)
  const { cost, salt, hash } = known ?? NOBODYS
  const derived = await derive(password, salt, cost)
  return timingSafeEqual(derived, hash) && known !== undefined
}

const NOBODYS = { cost: COST, salt: randomBytes(SALT_BYTES), hash: randomBytes(HASH_BYTES) }

const NOTATION = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]{43})$/

function readHash(hashed: string): typeof NOBODYS {
  const [, memory, passes, parallelism, salt = '', hash = ''] = NOTATION.exec(hashed) ?? []
  if (memory === undefined) throw new Error('a kept password is not in the notation of Argon2')
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}

function derive(password: string, nonce: Buffer, cost: typeof COST): Promise<Buffer> {
  return turns(
    () =>
      new Promise((resolve, reject) => {
        const parameters = { message: password, nonce, tagLength: HASH_BYTES, ...cost }
        argon2('argon2id', parameters, (error, hash) =>
          error === null ? resolve(hash) : reject(error),
        )
      }),
  )
}

function text(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
