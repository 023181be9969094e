import { expect, test } from 'vitest'
import { matchRoute } from './routes.ts'

test.each([
  ['/', '/'],
  ['/products', '/products'],
  ['/gallery/treads', '/gallery/treads'],
  ['/product/m-399', '/product/:id'],
  ['/orders', '/orders'],
  ['/orders/link', '/orders/link'],
])('%s is shown by %s', (path, route) => {
  expect(matchRoute(path)?.path).toBe(route)
})

test('a slash at the end and large letters make no other path', () => {
  expect(matchRoute('/Gallery/Treads/')?.path).toBe('/gallery/treads')
})

test.each(['/product', '/product/m-399/more', '/galleries', '/products/x'])(
  'there is no page at %s',
  (path) => {
    expect(matchRoute(path)?.path).toBe('*')
  },
)
