import { catalogue } from '@millrun/catalogue/catalogue'
import { expect, test } from 'vitest'
import { partView } from '../elevations/part-views.ts'
import { clashes, drawnWords } from '../testing/drawn-words.ts'
import { pageElevation } from './page-elevation.ts'
import { PAGE_WIDTHS } from './page-widths.ts'

const layouts = ['wide', 'narrow'] as const

test.each(layouts)('keeps every word inside the drawing, %s', (layout) => {
  const strays = catalogue.flatMap(({ id, shape }) => {
    const { height, drawn } = pageElevation(partView(shape, { turnDeg: 0 }), layout)
    return drawnWords(drawn)
      .filter(({ left, right, top, bottom }) => {
        return left < 0 || right > PAGE_WIDTHS[layout] || top < 0 || bottom > height
      })
      .map(({ said }) => `${id}: ${said}`)
  })
  expect(strays).toEqual([])
})

test.each(layouts)('keeps every word clear of other words and of dimensions, %s', (layout) => {
  const found = catalogue.flatMap(({ id, shape }) => {
    const { drawn } = pageElevation(partView(shape, { turnDeg: 0 }), layout)
    return clashes(drawn).map((clash) => `${id}: ${clash}`)
  })
  expect(found).toEqual([])
})
