import { createHash, createHmac, randomBytes } from 'node:crypto'

const BYTES = 32

/** The first refresh token of a session. */
export function firstRefreshToken(): string {
  return randomBytes(BYTES).toString('base64url')
}

/** What makes the next token differ from what its holder could work out alone. */
export function newSalt(): string {
  return randomBytes(BYTES).toString('base64url')
}

/**
 * The token that follows another one. It is worked out from both, so that whoever shows the parent can be
 * given it once more, while the database, which knows the salt and hashes alone, gives nobody a token.
 */
export function nextRefreshToken(parent: string, salt: string): string {
  return createHmac('sha256', parent).update(salt).digest('base64url')
}

/** What is kept of a token; it has 256 bits by lot, so one round of hashing is enough. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
