import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './hash-password.ts'

test('knows a password again, and no other one', async () => {
  const hashed = await hashPassword(' Red oak, 36 in. ')
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await isPassword(' Red oak, 36 in. ', hashed)).toBe(true)
  expect(await isPassword('Red oak, 36 in.', hashed)).toBe(false)
  expect(await isPassword(' red oak, 36 in. ', hashed)).toBe(false)
})

test('the same password is kept differently each time', async () => {
  expect(await hashPassword('newel post')).not.toBe(await hashPassword('newel post'))
})

test('where there is nothing to compare with, nothing is right', async () => {
  expect(await isPassword('newel post', undefined)).toBe(false)
})
