import { catalogue } from '@millrun/catalogue/catalogue'
import { expect, test } from 'vitest'
import type { Mark, Words } from './mark.ts'
import { partSheet } from './part-sheet.ts'
import { SHEET } from './sheet.ts'

/** How wide a letter of Helvetica is on average in what sheets say, as a share of its size. */
const LETTER = 0.5

function wordsOf(marks: readonly Mark[]): readonly Words[] {
  return marks.flatMap((mark) => {
    if (mark.kind === 'view') return wordsOf(mark.marks)
    return mark.kind === 'words' ? [mark] : []
  })
}

/** From where to where words run, left to right or, where they are upended, bottom to top. */
function run({ text, toScale, size, anchor }: Words): readonly [from: number, to: number] {
  const width = (toScale ?? text).length * size * LETTER
  const from = { start: 0, middle: -width / 2, end: -width }[anchor]
  return [from, from + width]
}

function isOnSheet(words: Words): boolean {
  const { width, height, margin } = SHEET
  const [x, y] = words.at
  const [from, to] = run(words)
  const [left, right] = words.isUpended ? [x - words.size, x] : [x + from, x + to]
  const [top, bottom] = words.isUpended ? [y - to, y - from] : [y - words.size, y]
  return left > margin && right < width - margin && top > margin && bottom < height - margin
}

test('keeps every word inside the frame of its sheet', () => {
  const strays = catalogue.flatMap((product) =>
    wordsOf(partSheet(product).marks)
      .filter((words) => !isOnSheet(words))
      .map(({ text }) => `${product.id}: ${text}`),
  )
  expect(strays).toEqual([])
})

test('names the item, its scale and its material on every sheet', () => {
  for (const product of catalogue) {
    const said = wordsOf(partSheet(product).marks).map(({ text, toScale }) => toScale ?? text)
    expect(said).toContain(product.itemNumber)
    expect(said.some((words) => /^(?:full size|\d+:\d+)$/.test(words))).toBe(true)
    expect(said.some((words) => words.startsWith(product.materials[0] ?? '?'))).toBe(true)
  }
})
