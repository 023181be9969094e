import { expect, test } from 'vitest'
import { pastedLinks } from './pasted-links.ts'

/** What each link names, after the line that it stands on. */
function linked(text: string): readonly string[] {
  return pastedLinks(text).links.map(({ at, read }) => {
    if (!read.ok) return `${at} ${read.problem}`
    return [at, ...read.permalink.lines.map(({ id, quantity }) => `${id} x ${quantity}`)].join(' ')
  })
}

test.each([
  ['https://shop.example/buy/m-399%3Afinish%3Dcv:48', '0 m-399:finish=cv x 48'],
  ['https://shop.example/buy#m-399:2', '0 m-399 x 2'],
  ['/buy#m-399:2', '0 m-399 x 2'],
  ['My list (https://shop.example/buy/m-399:2).', '0 m-399 x 2'],
  ['<https://shop.example/buy/m-399:2?job=Elm>', '0 m-399 x 2'],
  ['hello\r\n\r\nhttps://shop.example/buy/m-399:2', '2 m-399 x 2'],
  ['https://shop.example/buy/', '0 empty'],
  ['https://shop.example/buy/m-399', '0 unreadable'],
])('%s is read as a link to %s', (text, expected) => {
  expect(linked(text)).toEqual([expected])
})

test('two links on a line are two, and the rest stays on its line', () => {
  const text = 'a\n2 M-399 and /buy#m-400:1 /buy#m-401:1 too\nb'
  expect(linked(text)).toEqual(['1 m-400 x 1', '1 m-401 x 1'])
  expect(
    pastedLinks(text)
      .rest.split('\n')
      .map((line) => line.split(/\s+/).join(' ')),
  ).toEqual(['a', '2 M-399 and too', 'b'])
})

test('a text without a link stays as it is', () => {
  for (const text of ['', '2 M-399', 'buy/m-399:2', 'https://shop.example/buyer/m-399:2']) {
    expect(pastedLinks(text)).toEqual({ links: [], rest: text })
  }
})

test('rubbish as long as may be pasted is soon read', () => {
  const began = performance.now()
  for (const sign of ['a', '.', '/buy', '/buy/:']) {
    pastedLinks(sign.repeat(200_000 / sign.length))
  }
  expect(performance.now() - began).toBeLessThan(5000)
})
