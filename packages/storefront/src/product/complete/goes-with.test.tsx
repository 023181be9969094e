import { familyShapes } from 'virtual:family-shapes'
import { listings } from 'virtual:listings'
import { FAMILIES } from '@millrun/catalogue/families/families'
import type { Listing } from '@millrun/catalogue/product'
import type { Shape } from '@millrun/catalogue/shape'
import { pinIn } from '@millrun/catalogue/shapes/turned-sizes'
import { letReactEnd } from '@millrun/ui/testing/patient-dom'
import { cleanup, render, screen, within } from '@testing-library/react'
import { Router } from '../../router/router.tsx'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { CartProvider } from '../../cart/cart-provider.tsx'
import { families } from '../../catalogue/families.ts'
import { passes } from '../../galleries/filters/facet.ts'
import { readGalleryView } from '../../galleries/gallery-view.ts'
import { ironRules } from '../../galleries/rules/iron-rules.ts'
import { createPickStore } from '../choices/pick-store.ts'
import { GoesWith } from './goes-with.tsx'

/** What is listed, with the numbers that it is made from. */
interface Product extends Listing {
  readonly shape: Shape
}

const shapes: Readonly<Record<string, Shape>> = Object.assign(
  {},
  ...(await Promise.all(FAMILIES.map((family) => familyShapes[family]()))),
)
const catalogue = listings.flatMap((listing): readonly Product[] => {
  const shape = shapes[listing.id]
  return shape === undefined ? [] : [{ ...listing, shape }]
})

function findProduct(id: string | undefined): Product {
  const product = catalogue.find((one) => one.id === id)
  if (product === undefined) throw new RangeError(`no ${id}`)
  return product
}

beforeAll(async () => {
  for (const resource of Object.values(families)) await resource.load()
})

afterEach(async () => {
  cleanup()
  await letReactEnd()
})

/** What is shown with 42 of a product. */
function show(product: Product): HTMLElement {
  const picks = createPickStore()
  picks.tell({ choices: {}, quantity: 42 })
  const { container } = render(
    <Router>
      <CartProvider>
        <GoesWith product={product} picks={picks} />
      </CartProvider>
    </Router>,
  )
  expect(container.textContent).not.toMatch(/undefined|NaN|null|Infinity/)
  return container
}

/** The names of what is ticked in the box of that name. */
function ticked(box: string): readonly (string | null | undefined)[] {
  const set = within(screen.getByRole('region', { name: box }))
  return set
    .queryAllByRole('checkbox', { checked: true })
    .map((checkbox) => checkbox.closest('label')?.textContent)
}

/** Every product of ours that is so, by its id. */
function all(isMeant: (product: Product) => boolean): readonly (readonly [string, Product])[] {
  const meant = catalogue.filter(isMeant).map((product) => [product.id, product] as const)
  if (meant.length === 0) throw new RangeError('there is none')
  return meant
}

describe('42 of each wood baluster', () => {
  test.each(all(({ family }) => family === 'wood-balusters'))(
    '%s take their screws',
    (_, product) => {
      show(product)
      if (product.shape.kind !== 'turned') throw new Error('not turned')
      // 42 dowel screws in packs of 25; 168 trim screws in packs of 100.
      const isPin = pinIn(product.shape) !== undefined
      const packs = isPin ? '2 × Dowel Screws, Pack of 25' : '2 × Trim Screws, Pack of 100'
      expect(ticked(`For 42 of ${product.itemNumber} you need`).at(-1)).toBe(packs)
    },
  )
})

describe('42 of each shoe', () => {
  test.each(all(({ shape }) => shape.kind === 'shoe'))(
    '%s take epoxy for both ends',
    (_, product) => {
      show(product)
      // 84 holes, more than two small kits fill.
      expect(ticked('For 42 balusters you need')).toEqual([
        expect.stringContaining(`42 × ${product.title}`),
        '1 × Epoxy Kit for 120 Holes',
      ])
    },
  )
})

describe('a part that slides on a bar', () => {
  test.each(all(({ shape }) => 'openingIn' in shape))(
    '%s names balusters of that bar that can be had',
    (_, product) => {
      show(product)
      const { shape } = product
      if (!('openingIn' in shape)) throw new Error('nothing slides through it')
      const region = within(screen.getByRole('region', { name: /^Slides on / }))
      const named = region
        .getAllByRole('link', { name: /M-\d+$/ })
        .map((link) => findProduct(link.getAttribute('href')?.slice('/product/'.length)))
      for (const { shape: bar, inStock } of named) {
        if (bar.kind !== 'iron-baluster') throw new Error('no bar')
        expect([bar.section, bar.barIn, inStock]).toEqual([shape.section, shape.openingIn, true])
      }
    },
  )

  test('leads to all of them, as many as the gallery shows', () => {
    show(findProduct('sh-100'))
    const more = screen.getByRole('link', { name: /^All \d+ balusters of 1\/2" square bar$/ })
    const query = new URL(more.getAttribute('href') ?? '', window.location.origin).searchParams
    const { picked } = readGalleryView(ironRules, query)
    const shown = families['iron-balusters']
      .use()
      .filter((product) => product.inStock && passes(product, ironRules.facets, picked))
    expect(more.textContent).toContain(` ${shown.length} `)
    expect(shown.every(({ barIn, section }) => barIn === 0.5 && section === 'square')).toBe(true)
  })

  test.each(all(({ shape }) => shape.kind === 'knuckle' || shape.kind === 'collar'))(
    '%s needs no set when it is an ornament',
    (_, product) => {
      show(product)
      expect(screen.queryByRole('region', { name: /you need$/ })).toBeNull()
    },
  )
})

const isOnNewel = ({ title }: Product) => title.includes('Newel Mount')
const isBracket = ({ family }: Product) => family === 'brackets'

describe('each bracket', () => {
  test.each(all((product) => product.shape.kind === 'bracket' && !isOnNewel(product)))(
    '%s along a rail is counted by its length',
    (_, product) => {
      show(product)
      // Ten feet between the first and the last: four, four and two.
      expect(ticked("For 12' of rail you need")).toEqual([`4 × ${product.title}`])
    },
  )

  test.each(all(({ shape }) => shape.kind === 'tread-bracket'))(
    '%s under a tread is one of two',
    (_, product) => {
      show(product)
      expect(ticked('For 12 open treads you need')).toEqual([`24 × ${product.title}`])
    },
  )

  test.each(all((product) => isBracket(product) && isOnNewel(product)))(
    '%s on a newel is not counted',
    (_, product) => {
      show(product)
      expect(screen.queryByRole('region', { name: /you need$/ })).toBeNull()
    },
  )

  test.each(all(isBracket))('%s names the rails that it suits, if it carries one', (_, product) => {
    show(product)
    const rails = screen.queryByRole('region', { name: 'Rails it suits' })
    expect(rails === null).toBe(product.shape.kind === 'tread-bracket')
  })
})

describe('what stands beside anything else', () => {
  const uncounted = new Set([
    'handrails',
    'newels',
    'posts',
    'fittings',
    'rosettes',
    'treads',
    'samples',
  ])
  const ids = new Set(['rail-bolt-kit', 'newel-mounting-kit', 'newel-cap-1'])

  test.each(all(({ id, family }) => uncounted.has(family) || ids.has(id)))(
    '%s is nothing',
    (_, product) => {
      expect(show(product).textContent).toBe('')
    },
  )
})
