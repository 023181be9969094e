import { expect, test } from 'vitest'
import { longLinkNote } from './long-link.ts'

test('a link that is longer than mail programs take for sure says so', () => {
  expect(longLinkNote('x'.repeat(2048))).toBeUndefined()
  expect(longLinkNote('x'.repeat(3412))).toBe(
    'This link has 3,412 characters: some mail programs break so long an address.',
  )
})
