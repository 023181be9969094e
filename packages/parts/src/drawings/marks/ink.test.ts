import { expect, test } from 'vitest'
import { newPdf } from '../../pdf/pdf.ts'
import { textWidth } from './ink.ts'

test('takes every letter for as wide as it is printed, or a little wider', () => {
  const letters = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index))
  const said = letters.filter((letter) => !'@^`{|}~<>_\\*'.includes(letter))
  const pdf = newPdf('Letters', [1, 1]).font('Helvetica').fontSize(1)
  const wrong = [...said, 'ø', '×', '’', '–'].filter((letter) => {
    const more = textWidth(letter, 1) - pdf.widthOfString(letter)
    return more < 0 || more > 0.07
  })
  expect(wrong).toEqual([])
})

test('adds up what a text says, in its size', () => {
  // Six digits, a hyphen, a slash and a quotation mark: 6 × 0.56 + 0.34 + 0.28 + 0.36 = 4.34.
  expect(textWidth('18-11/16"', 10)).toBeCloseTo(43.4, 6)
  expect(textWidth('', 14)).toBe(0)
})
