import { expect, test } from 'vitest'
import { markWords } from './mark-words.ts'

function marked(text: string, query: string): string {
  return markWords(text, query)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('')
}

test('marks every word of the query, whatever the case', () => {
  expect(marked('Single Basket Iron Baluster', 'iron BASKET')).toBe(
    'Single [Basket] [Iron] Baluster',
  )
})

test('marks the longer of two words that begin alike', () => {
  expect(marked('Basketry', 'bas basket')).toBe('[Basket]ry')
})

test('takes signs literally and leaves the rest alone', () => {
  expect(marked('1/2" (hollow)', '(hollow)')).toBe('1/2" [(hollow)]')
  expect(marked('Oak Tread', ' ')).toBe('Oak Tread')
})
