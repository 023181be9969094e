import { expect, test } from 'vitest'
import { wayBack, wayDown } from './way-back.ts'

test('leads back to the gallery of the category', () => {
  expect(wayBack('Iron Balusters')).toEqual({
    name: 'Iron Balusters',
    to: '/gallery/iron-balusters',
  })
  expect(wayBack('Wood Balusters').to).toBe('/gallery/wood-balusters')
  expect(wayBack('Handrails').to).toBe('/gallery/handrails')
  expect(wayBack('Stair Treads').to).toBe('/gallery/treads')
  expect(wayBack('Newel Posts').to).toBe('/gallery/newels')
  expect(wayBack('Shoes & Knuckles')).toEqual({
    name: 'Shoes & Knuckles',
    to: '/gallery/shoes-knuckles',
  })
})

test('leads back to all products from every other category', () => {
  expect(wayBack('Installation Hardware')).toEqual({ name: 'Products', to: '/products' })
  expect(wayBack('Tread Caps')).toEqual({ name: 'Products', to: '/products' })
  expect(wayBack('Handrail Fittings')).toEqual({ name: 'Products', to: '/products' })
})

test('comes down from home through all products and the gallery, where there is one', () => {
  expect(wayDown('Handrails').map(({ label }) => label)).toEqual(['Home', 'Products', 'Handrails'])
  expect(wayDown('Risers').map(({ label }) => label)).toEqual(['Home', 'Products'])
})
