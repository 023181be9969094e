import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { catalogue } from '@millrun/catalogue/catalogue'
import { accessories } from '@millrun/catalogue/families/accessories/accessories'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { openedAt, PlaceContext } from '../router/place.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { business } from '@millrun/commerce/business'
import { AccessoryCard } from '../featured/accessory-card.tsx'
import { ProductCard } from '../galleries/card/product-card.tsx'
import { Page as TermsPage } from '../pages/company/terms-page.tsx'
import { Rating } from '../product/buying/rating.tsx'
import { Price } from './price.tsx'

const ON = { showOriginalPrices: true, showSampleRatings: true }

afterEach(() => void Object.assign(business, ON))

/** As the page says it with these settings of the business. */
function said(element: ReactElement, settings: Partial<typeof ON> = {}): string {
  Object.assign(business, ON, settings)
  return renderToStaticMarkup(createElement(PlaceContext, { value: openedAt('/') }, element))
}

const [product] = catalogue
const [accessory] = accessories
if (product === undefined || accessory === undefined) throw new Error('nothing to show')

const card = (saving: 'percent' | 'dollars') =>
  createElement(ProductCard, { product, isTarget: false, isFirst: true, saving })

describe('struck-through prices', () => {
  const price = createElement(Price, { cents: 3499, originalCents: 4024 })

  test('stand beside the price, with what is saved', () => {
    expect(said(price)).toMatch(/\$34\.99.*<s .*\$40\.24/)
    expect(said(card('percent'))).toContain('Save 13%')
    expect(said(card('dollars'))).toContain('Save $5.25')
  })

  test('are nowhere when the business shows none', () => {
    const off = { showOriginalPrices: false }
    expect(said(price, off)).toContain('$34.99')
    for (const element of [price, card('percent'), card('dollars')]) {
      expect(said(element, off)).not.toMatch(/<s |Save|40\.24/)
    }
  })

  test('and what is saved are asked for in one place', () => {
    const folder = path.resolve(import.meta.dirname, '..')
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
      .filter((name) => /savePercent.*unit-price'|<s[ >]/.test(textOf(path.join(folder, name))))
    expect(files.toSorted()).toEqual(['page/price.tsx'])
  })
})

describe('sample ratings', () => {
  const places = [
    createElement(Rating, { product }),
    createElement(AccessoryCard, { accessory, onAdd: () => undefined }),
    createElement(TermsPage),
  ]

  test('stand on product pages, on accessories and in the terms, marked as such', () => {
    for (const place of places) expect(said(place)).toContain('sample rating')
  })

  test('give way to what buyers say, whatever the business shows', () => {
    const rating = { stars: 4.5, count: 2, file: '/shelf/a.json' }
    const rated = [
      createElement(Rating, { product: { ...product, rating } }),
      createElement(AccessoryCard, {
        accessory: { ...accessory, rating },
        onAdd: () => undefined,
      }),
    ]
    for (const place of rated) {
      for (const showSampleRatings of [true, false]) {
        expect(said(place, { showSampleRatings })).not.toContain('sample')
        expect(said(place, { showSampleRatings })).toMatch(/4\.5.*2 reviews/)
      }
    }
  })

  test('are nowhere when the business shows none', () => {
    const off = { showSampleRatings: false }
    for (const place of places) expect(said(place, off)).not.toMatch(/sample rating|stars/)
  })
})

function textOf(file: string): string {
  return readFileSync(file, 'utf8')
}
