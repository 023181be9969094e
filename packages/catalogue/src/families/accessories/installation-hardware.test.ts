import { expect, test } from 'vitest'
import { PACKS } from './packs.ts'
import { installationHardware } from './installation-hardware.ts'

const find = (id: string) => installationHardware.find((product) => product.id === id)

test('every package is a product, and says what it holds', () => {
  expect(installationHardware.map(({ id }) => id)).toEqual(Object.keys(PACKS))
  expect(find('epoxy-kit-35')?.pack).toEqual({ holds: 35, of: 'holes' })
  expect(find('rail-bolt-kit')?.pack).toEqual({ holds: 1, of: 'joints' })
})

test('a count in the words is the count of the package', () => {
  const silent = installationHardware.filter(({ title, features, specifications, pack }) => {
    const words = [title, ...features, ...Object.values(specifications)].join('\n')
    return pack !== undefined && pack.holds > 1 && !words.includes(`${pack.holds} `)
  })
  expect(silent).toEqual([])
  expect(find('epoxy-kit-120')?.title).toBe('Epoxy Kit for 120 Holes')
  expect(find('trim-screw-pack')?.title).toBe('Trim Screws, Pack of 100')
})

test('two small epoxy kits cost a little more than a large one', () => {
  const [large, small] = [find('epoxy-kit-120'), find('epoxy-kit-35')]
  expect([large?.priceCents, small?.priceCents]).toEqual([3499, 1799])
})

test('stands in no gallery and not among the four of the bundle', () => {
  expect(installationHardware.filter(({ inGallery }) => inGallery)).toEqual([])
  expect(installationHardware.filter(({ isFeatured }) => isFeatured)).toEqual([])
})
