import { catalogue } from '@millrun/catalogue/catalogue'
import { describe, expect, it } from 'vitest'
import { elevationOf } from '../../elevations/elevation-of.ts'
import { clashes, drawnWords } from '../../testing/drawn-words.ts'
import { pageElevation } from './page-elevation.ts'
import { PAGE_WIDTHS } from './page-widths.ts'

describe.each(['wide', 'narrow'] as const)('the drawing in a page, %s', (layout) => {
  const elevations = catalogue.map(({ id, shape }) => ({
    id,
    ...pageElevation(elevationOf(shape), layout),
  }))

  it('keeps every word inside', () => {
    const strays = elevations.flatMap(({ id, height, drawn }) =>
      drawnWords(drawn)
        .filter(({ left, right, top, bottom }) => {
          return left < 0 || right > PAGE_WIDTHS[layout] || top < 0 || bottom > height
        })
        .map(({ said }) => `${id}: ${said}`),
    )
    expect(strays).toEqual([])
  })

  it('keeps every word clear of other words and of the lines of dimensions', () => {
    const found = elevations.flatMap(({ id, drawn }) =>
      clashes(drawn).map((clash) => `${id}: ${clash}`),
    )
    expect(found).toEqual([])
  })
})
