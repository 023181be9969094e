import { expect, test } from 'vitest'
import { isCurrentEntry, menuTree } from './menu-tree.ts'

function currentAt(pathname: string, shown?: 'iron-balusters' | 'treads'): readonly string[] {
  return menuTree.filter((entry) => isCurrentEntry(entry, pathname, shown)).map((e) => e.label)
}

test('names the six entries of the header in order', () => {
  expect(menuTree.map((entry) => entry.label)).toEqual([
    'NEWELS',
    'BALUSTERS',
    'RAILS',
    'TREADS',
    'CONTACT US',
    'MORE',
  ])
})

test('marks the menu that holds the page', () => {
  expect(currentAt('/gallery/rosettes')).toEqual(['RAILS'])
  expect(currentAt('/contact')).toEqual(['CONTACT US'])
  expect(currentAt('/products')).toEqual(['MORE'])
  expect(currentAt('/')).toEqual([])
})

test("marks the menu of a product's family", () => {
  expect(currentAt('/product/m-399', 'iron-balusters')).toEqual(['BALUSTERS'])
  expect(currentAt('/product/c-8070', 'treads')).toEqual(['TREADS'])
})

test('leads to galleries filtered by the address', () => {
  const links = menuTree
    .flatMap((entry) => ('to' in entry ? [] : entry.groups))
    .flatMap((g) => g.links)
  const addresses = new Map(links.map((link) => [link.label, link.to]))
  expect(addresses.get('Basket')).toBe('/gallery/iron-balusters?series=Basket')
  expect(addresses.get('Panel & Geometric')).toBe(
    '/gallery/iron-balusters?series=Panel+%26+Geometric',
  )
  expect(addresses.get('Box Newels')).toBe('/gallery/newels?category=Box+Newels')
})
