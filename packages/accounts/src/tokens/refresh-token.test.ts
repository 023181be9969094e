import { expect, test } from 'vitest'
import { firstRefreshToken, newSalt, nextRefreshToken, tokenHash } from './refresh-token.ts'

test('the next token follows from its parent and the salt, and from neither alone', () => {
  const parent = firstRefreshToken()
  const salt = newSalt()
  const next = nextRefreshToken(parent, salt)
  expect(nextRefreshToken(parent, salt)).toBe(next)
  expect(nextRefreshToken(parent, newSalt())).not.toBe(next)
  expect(nextRefreshToken(tokenHash(parent), salt)).not.toBe(next)
})

test('a token is 256 bits in letters that addresses and headers bear', () => {
  for (const token of [firstRefreshToken(), nextRefreshToken('parent', 'salt')]) {
    expect(token).toMatch(/^[\w-]{43}$/)
  }
})
