import type { Location, Place } from '../router/place.ts'
import { expect, test } from 'vitest'
import { DRAW_ANEW, makeReady, openedWith, type PageStack, standing, stepTo } from './page-stack.ts'

const isGallery = (path: string) => path.startsWith('/gallery')

function at(pathname: string, search = ''): Place {
  const location: Location = { pathname, search, hash: '', state: null, key: pathname + search }
  return { location, arrival: 'push' }
}

function walk(...places: readonly Place[]): PageStack {
  const [first = at('/'), ...others] = places
  return others.reduce<PageStack>(
    (stack, place) => stepTo(stack, place, isGallery),
    openedWith(first),
  )
}

function pathsOf(places: readonly Place[]): readonly string[] {
  return places.map(({ location }) => location.pathname + location.search)
}

test('keeps a gallery that is left, and nothing of a product', () => {
  const stack = walk(at('/gallery/newels'), at('/product/n-1'), at('/product/n-2'))
  expect(pathsOf(standing(stack))).toEqual(['/product/n-2', '/gallery/newels'])
})

test('shows a gallery that is kept again, at the address that is asked for', () => {
  const gallery = at('/gallery/newels', '?category=Box')
  const back = walk(gallery, at('/product/n-1'), at('/gallery/newels'))
  expect(pathsOf(standing(back))).toEqual(['/gallery/newels'])
})

test('keeps three galleries at most, those of last', () => {
  const stack = walk(
    at('/gallery/a'),
    at('/gallery/b'),
    at('/gallery/c'),
    at('/gallery/d'),
    at('/'),
  )
  expect(pathsOf(stack.kept)).toEqual(['/gallery/d', '/gallery/c', '/gallery/b'])
})

test('another view of a page is the same page', () => {
  const stack = walk(at('/gallery/a'), at('/gallery/a', '?sort=name'))
  expect(pathsOf(standing(stack))).toEqual(['/gallery/a?sort=name'])
})

test('makes one page ready at a time, and none that stands', () => {
  const start = walk(at('/gallery/a'))
  const one = makeReady(start, at('/product/n-1'))
  const other = makeReady(one, at('/product/n-2'))
  expect(pathsOf(standing(other))).toEqual(['/gallery/a', '/product/n-2'])
  expect(makeReady(other, at('/gallery/a'))).toBe(other)
  expect(makeReady(other, at('/product/n-2'))).toBe(other)
})

test('what was made ready is shown, or forgotten', () => {
  const ready = makeReady(walk(at('/gallery/a')), at('/product/n-1'))
  expect(pathsOf(standing(stepTo(ready, at('/product/n-1'), isGallery)))).toEqual([
    '/product/n-1',
    '/gallery/a',
  ])
  expect(pathsOf(standing(stepTo(ready, at('/about'), isGallery)))).toEqual([
    '/about',
    '/gallery/a',
  ])
})

test('draws all pages anew where it is said so, and not for another place in the page', () => {
  const stack = walk(at('/gallery/a'), at('/product/n-1'))
  const { location } = at('/product/n-1')
  const anew = { ...at('/product/n-1'), location: { ...location, state: DRAW_ANEW } }
  expect(stepTo(stack, anew, isGallery).drawn).toBe(1)
  expect(stepTo(stack, at('/product/n-1'), isGallery).drawn).toBe(0)
})

test('the page that was made ready is shown as it is, where it is the one that is asked for', () => {
  const ready = at('/product/n-1', '?finish=cv')
  const stack = makeReady(walk(at('/gallery/a')), ready)
  const same = at('/product/n-1', '?finish=cv')
  expect(stepTo(stack, same, isGallery)).toMatchObject({ asked: same, shown: ready })
  const others = [
    at('/product/n-1', '?finish=ab'),
    at('/product/n-2'),
    { ...same, arrival: 'pop' as const },
    { ...same, location: { ...same.location, state: 'handed over' } },
    { ...same, location: { ...same.location, hash: '#reviews' } },
  ]
  for (const other of others) expect(stepTo(stack, other, isGallery).shown).toBe(other)
})
