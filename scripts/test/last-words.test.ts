import { expect, test } from 'vitest'
import { LastWords } from './last-words.ts'

test('the end of what was said is kept, without colours and empty lines', () => {
  const words = new LastWords()
  for (let line = 1; line <= 100; line += 1)
    words.hear(Buffer.from(`\u001b[31m${line}\u001b[39m\n\n`))
  expect(words.lines()).toHaveLength(60)
  expect(words.lines()[0]).toBe('41')
  expect(words.lines().at(-1)).toBe('100')
})

test('who said nothing has no last words', () => {
  expect(new LastWords().lines()).toEqual([])
})
