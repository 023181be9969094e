import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Why a password is not taken. */
export interface PasswordProblem {
  readonly reason: 'length' | 'pwned'
  readonly sentence: string
}

const SHORTEST = 8
const LONGEST = 128

let common: ReadonlySet<string> | undefined

/**
 * Why nobody may choose this password, or undefined. Of 8 to 128 characters all are taken as they are
 * typed; only the 3,000 commonest are not (ASVS 5.0, 6.2.1 to 6.2.9).
 */
export function passwordProblem(password: string): PasswordProblem | undefined {
  const length = Array.from(password.slice(0, LONGEST * 2 + 2)).length
  if (length < SHORTEST) {
    return {
      reason: 'length',
      sentence: `Please choose a password of at least ${SHORTEST} characters.`,
    }
  }
  if (length > LONGEST) {
    return {
      reason: 'length',
      sentence: `Please choose a password of at most ${LONGEST} characters.`,
    }
  }
  common ??= readCommon()
  if (!common.has(password.toLowerCase())) return undefined
  return {
    reason: 'pwned',
    sentence:
      'This is one of the commonest passwords, and the first that others try. Please choose another one.',
  }
}

function readCommon(): ReadonlySet<string> {
  const list = join(import.meta.dirname, 'common-passwords.txt')
  return new Set(readFileSync(list, 'utf8').trimEnd().split('\n'))
}
