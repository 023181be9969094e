import { findProduct } from '@millrun/catalogue/catalogue'
import {
  C_2005,
  C_8071,
  findTestListing,
  M_399,
  SHOE,
  SOLD_OUT,
} from '@millrun/catalogue/testing/listings'
import { describe, expect, test } from 'vitest'
import { permalinkToday } from './permalink-today.ts'
import { readPermalink } from './read-permalink.ts'

function today(text: string, find: typeof findTestListing = findTestListing) {
  const read = readPermalink(text)
  if (!read.ok) throw new Error(read.problem)
  return permalinkToday(read.permalink, find)
}

describe('a line that can be had', () => {
  test('is a line of a cart at the price of today, without a word', () => {
    // 34.99, and 4.00 more in Copper Vein.
    expect(today('m-399:finish=cv:48?prices=3899&on=2026-11-26')).toEqual({
      sold: [
        {
          item: {
            id: 'm-399:finish=cv',
            title: 'Plain Square Baluster, Copper Vein',
            category: 'Iron Balusters',
            priceCents: 3899,
            image: expect.any(String),
            quantity: 48,
          },
        },
      ],
      missing: [],
    })
  })

  test.each([
    ['more', '3600', '$36.00'],
    ['less', '4150', '$41.50'],
  ])('says that it costs %s than when the list was made', (_, cents, before) => {
    const { sold } = today(`m-399:finish=cv:48?prices=${cents}&on=2026-11-26`)
    expect(sold.map(({ note }) => note)).toEqual([
      `It costs $38.99 each today, and cost ${before} when this list was made on Nov 26, 2026.`,
    ])
    expect(sold[0]?.item.priceCents).toBe(3899)
  })

  test('has the choices that its id does not name, and is one line with the one that names them', () => {
    const { sold } = today('m-399:2,m-399:finish=sb:3')
    expect(sold.map(({ item }) => [item.id, item.quantity])).toEqual([['m-399:finish=sb', 5]])
  })
})

describe('a line that cannot be had says why', () => {
  test.each([
    [
      'sh-0:1',
      { title: 'Flat Shoe', sentence: 'It is out of stock.', product: SOLD_OUT, choices: {} },
    ],
    [
      'c-2005:7',
      {
        title: 'Pin Top Baluster',
        sentence: 'Please select a wood species for this product.',
        product: C_2005,
        choices: {},
      },
    ],
    [
      'c-8071:hand=r:2',
      {
        title: 'False Tread Cap',
        sentence: 'Please select a wood species for this product.',
        product: C_8071,
        choices: { hand: 'r' },
      },
    ],
    [
      'm-399:finish=gold:1',
      {
        title: 'Plain Square Baluster',
        sentence: 'It is not sold in these choices any more; please choose anew.',
        product: M_399,
      },
    ],
    [
      'sh-10:cut=3+4:1',
      {
        title: 'Flat Shoe',
        sentence: 'Flat Shoe is not cut; please order it whole.',
        product: SHOE,
      },
    ],
    [
      'sh-10:100001',
      {
        title: 'Flat Shoe',
        sentence: 'The quantity of this line must be a whole number from 1 to 100,000.',
        product: SHOE,
        choices: {},
      },
    ],
    ['m-000:1', { title: '“m-000”', sentence: 'It is not sold any more.' }],
    ['__proto__:1', { title: '“__proto__”', sentence: 'It is not sold any more.' }],
    [
      'constructor:finish=sb:1',
      { title: '“constructor:finish=sb”', sentence: 'It is not sold any more.' },
    ],
  ])('%s', (text, line) => {
    const { sold, missing } = today(text)
    expect(sold).toEqual([])
    expect(missing).toMatchObject([line])
  })

  test('and the others can be had', () => {
    const { sold, missing } = today('sh-0:1,sh-10:2,m-000:3')
    expect(sold.map(({ item }) => item.id)).toEqual(['sh-10'])
    expect(missing.map(({ id, quantity }) => `${quantity} ${id}`)).toEqual(['1 sh-0', '3 m-000'])
  })
})

test('prototype keys as choices and ids name nothing in the whole catalogue either', () => {
  const { sold, missing } = today(
    '__proto__:1,m-399:__proto__=x:1,m-399:finish=toString:1',
    findProduct,
  )
  expect(sold).toEqual([])
  expect(missing).toHaveLength(3)
})
