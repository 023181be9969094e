import { expect, test } from 'vitest'
import { accountMailWords } from './account-mail-words.ts'

const SHOP = 'https://shop.example'

const lines = (kind: Parameters<typeof accountMailWords>[0]) =>
  accountMailWords(kind, '042042', SHOP)?.sentences ?? []

test('a code stands in a line of its own, with how long it holds', () => {
  for (const kind of ['signup', 'otp', 'recovery', 'reauthentication'] as const) {
    expect(lines(kind)).toContain('042042')
    expect(lines(kind).join(' ')).toContain('for 10 minutes')
  }
})

test('mails that open nothing carry no code', () => {
  for (const kind of ['known', 'changed', 'apps-forgotten'] as const) {
    expect(lines(kind).join(' ')).not.toContain('042042')
    expect(lines(kind).join(' ')).toContain(`${SHOP}/account`)
  }
  expect(accountMailWords('nobody', '042042', SHOP)).toBeUndefined()
})
