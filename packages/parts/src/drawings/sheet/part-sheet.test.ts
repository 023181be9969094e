import { catalogue } from '@millrun/catalogue/catalogue'
import type { Product } from '@millrun/catalogue/product'
import { expect, test } from 'vitest'
import { clashes, drawnWords } from '../../testing/drawn-words.ts'
import { partSheet } from './part-sheet.ts'
import { SHEET } from './sheet.ts'

const sheets = catalogue.map((product) => ({ product, marks: partSheet(product).marks }))

test('keeps every word inside the frame of its sheet', () => {
  const { width, height, margin } = SHEET
  const strays = sheets.flatMap(({ product, marks }) =>
    drawnWords(marks)
      .filter(({ left, right, top, bottom }) => {
        const isAcross = left > margin && right < width - margin
        return !(isAcross && top > margin && bottom < height - margin)
      })
      .map(({ said }) => `${product.id}: ${said}`),
  )
  expect(strays).toEqual([])
})

test('keeps every word clear of other words and of the lines of dimensions', () => {
  const found = sheets.flatMap(({ product, marks }) =>
    clashes(marks).map((clash) => `${product.id}: ${clash}`),
  )
  expect(found).toEqual([])
})

test('names the item, its scale, its units and its material on every sheet', () => {
  for (const { product, marks } of sheets) {
    const said = drawnWords(marks).map((words) => words.said)
    expect(said).toContain(product.itemNumber)
    expect(said).toContain('inches to 1/16 (mm)')
    expect(said.some((words) => /^(?:full size|\d+:\d+)$/.test(words))).toBe(true)
    expect(said.some((words) => words.startsWith(product.materials[0] ?? '?'))).toBe(true)
  }
})

/** Of what comes in several sizes the first is drawn, as its page says. */
function statedOf({ optionGroups, dimensions }: Product): string {
  const hasSizes = optionGroups.some(({ id }) => id === 'size')
  return hasSizes ? (dimensions.split(';')[0] ?? '') : dimensions
}

test('says every size that the catalogue states of what is drawn', () => {
  const left = sheets.flatMap(({ product, marks }) => {
    const said = drawnWords(marks).map((words) => words.said)
    const stated = statedOf(product).matchAll(/(\d+-\d+\/\d+|\d+\/\d+|\d+)(?:"| inch)/g)
    return Array.from(stated, ([, size]) => size ?? '')
      .filter((size) => !said.some((words) => new RegExp(`(?<![\\d/-])${size}"`).test(words)))
      .map((size) => `${product.id}: ${size}"`)
  })
  expect(left).toEqual([])
})
