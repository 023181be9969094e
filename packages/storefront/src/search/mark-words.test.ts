import { expect, test } from 'vitest'
import { markWords } from './mark-words.ts'

function marked(text: string, query: string, meant: readonly string[] = []): string {
  const terms = meant.map((word) => new Map([[word, 1]]))
  return markWords(text, query, terms)
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

test('marks one or two letters only where a word begins with them', () => {
  expect(marked('Craftsman Flat Left Rail', 'fl le')).toBe('Craftsman [Fl]at [Le]ft Rail')
})

test('marks a length whole, of which a part was typed', () => {
  expect(marked('Flat Shoe, 1/2" Square', '1/2 shoe')).toBe('Flat [Shoe], [1/2"] Square')
  expect(marked('Rail, 12 ft', 'ft 12')).toBe('Rail, [12 ft]')
  expect(marked('Nosing for Half Inch Floors', 'inch')).toBe('Nosing for [Half Inch] Floors')
})

test('marks what a word may mean: other numbers and spellings', () => {
  expect(marked('Box Newels', 'newl', ['newel'])).toBe('Box [Newels]')
  expect(marked('Fluted Post', 'fluting', ['flut'])).toBe('[Fluted] Post')
})

test('marks a size in whatever unit it was typed', () => {
  expect(marked('Flat Shoe, 1/2" Square', 'half inch', ['=0.5'])).toBe('Flat Shoe, [1/2"] Square')
})

test('leaves the rest of a word alone that holds what was typed', () => {
  expect(marked('Single Basket', 'bask', ['basket'])).toBe('Single [Bask]et')
})

test('takes signs literally and leaves the rest alone', () => {
  expect(marked('1/2" (hollow)', '(hollow)')).toBe('1/2" [(hollow)]')
  expect(marked('Oak Tread', ' ')).toBe('Oak Tread')
})
