import { describe, expect, test } from 'vitest'
import { boundaryProblem } from './boundary-rules.ts'
import type { Import } from './find-imports.ts'

const DECLARED = new Set([
  '@millrun/catalogue',
  '@millrun/commerce',
  '@millrun/designer',
  '@millrun/parts',
  '@millrun/paypal-stand-in',
  '@millrun/server',
  '@millrun/stair',
  '@millrun/studio',
  '@millrun/viewer',
  'fastify',
  'react',
  'three',
  'vitest',
  'zod',
])

function problem(file: string, specifier: string, kind: Import['kind'] = 'static') {
  return boundaryProblem(file, { specifier, kind }, DECLARED)
}

describe('allowed', () => {
  test.each([
    ['packages/commerce/src/cart.ts', '@millrun/catalogue/choosing/line-id'],
    ['packages/commerce/src/cart.ts', 'zod/mini'],
    ['packages/catalogue/src/catalogue.ts', './families/handrails/handrails.ts'],
    ['packages/catalogue/src/families/handrails/handrails.ts', '../../choosing/species.ts'],
    ['packages/studio/src/write-pictures.ts', 'node:fs'],
    ['packages/studio/src/write-pictures.ts', '@millrun/stair/placements/placed-pieces'],
    ['packages/storefront/src/build/pictures.ts', '@millrun/studio/write-pictures'],
    ['packages/viewer/src/meshes.ts', '@millrun/parts/geometry/path'],
    ['packages/viewer/src/meshes.ts', 'three'],
    ['packages/designer/src/stair.tsx', '@millrun/viewer/meshes'],
    ['packages/storefront/src/cart/cart.tsx', 'react'],
    ['packages/storefront/src/cart/cart.tsx', 'virtual:listings'],
    ['packages/storefront/src/build/compress.ts', 'node:zlib'],
    ['packages/server/src/main.ts', '@millrun/commerce/price-order'],
    ['packages/server/src/main.ts', 'node:http'],
    ['packages/server/src/orders/pay.test.ts', '@millrun/paypal-stand-in/app'],
    ['packages/server/src/testing/shop.ts', '@millrun/paypal-stand-in/app'],
    ['packages/catalogue/src/line-id.test.ts', 'vitest'],
    ['packages/server/src/testing/shop.ts', '../../../../scripts/test/find-program.ts'],
    ['packages/e2e/src/shop-test.ts', '../../../scripts/test/find-program.ts'],
    ['packages/ui/vitest.config.ts', '../../scripts/test/test-workers.ts'],
    ['scripts/bench/bench.ts', '@millrun/catalogue/catalogue'],
    ['vitest.config.ts', 'node:path'],
  ])('%s may import %s', (file, specifier) => {
    expect(problem(file, specifier)).toBeUndefined()
  })

  test('the storefront fetches viewer and designer on demand, and may name their types', () => {
    const file = 'packages/storefront/src/product/viewer.tsx'
    expect(problem(file, '@millrun/viewer/scene', 'dynamic')).toBeUndefined()
    expect(problem(file, '@millrun/designer/designer', 'type')).toBeUndefined()
  })
})

describe('refused', () => {
  test.each([
    ['packages/catalogue/src/a.ts', '@millrun/commerce/cart', 'catalogue may not import commerce'],
    ['packages/catalogue/src/a.ts', '@millrun/catalogue/b', 'catalogue may not import catalogue'],
    ['packages/commerce/src/a.ts', '@millrun/parts/a', 'commerce may not import parts'],
    ['packages/storefront/src/a.ts', '@millrun/server/a', 'storefront may not import server'],
    ['packages/storefront/src/a.ts', '@millrun/parts/a', 'storefront may not import parts'],
    ['packages/e2e/src/a.spec.ts', '@millrun/commerce/cart', 'e2e may not import commerce'],
    [
      'packages/paypal-stand-in/src/a.ts',
      '@millrun/commerce/cart',
      'paypal-stand-in may not import commerce',
    ],
    [
      'packages/server/src/main.ts',
      '@millrun/paypal-stand-in/app',
      'server may not import paypal-stand-in',
    ],
    ['packages/extra/src/a.ts', '@millrun/catalogue/a', 'extra is not in the table of packages'],
    ['packages/storefront/src/a.ts', '@millrun/studio/a', 'storefront may not import studio'],
    ['packages/parts/src/a.ts', '@millrun/stair/a', 'parts may not import stair'],
    [
      'packages/server/src/a.ts',
      '../../commerce/src/cart.ts',
      'a relative path leaves the package',
    ],
    ['packages/server/src/a.ts', '../../../scripts/a.ts', 'a relative path leaves the package'],
    [
      'packages/server/src/a.ts',
      '../../../scripts/test/find-program.ts',
      'a relative path leaves the package',
    ],
    ['packages/e2e/src/a.ts', '../../../scripts/a.ts', 'a relative path leaves the package'],
    [
      'packages/ui/src/a.test.tsx',
      '../../../scripts/test/test-workers.ts',
      'a relative path leaves the package',
    ],
    ['packages/catalogue/src/a.ts', 'node:fs', 'this code runs in the browser too'],
    ['packages/commerce/src/a.ts', 'crypto', 'this code runs in the browser too'],
    ['packages/parts/src/geometry/a.ts', 'node:fs', 'this code runs in the browser too'],
    ['packages/storefront/src/a.tsx', 'node:path', 'this code runs in the browser too'],
    ['packages/server/src/a.ts', 'react', 'react has no place here'],
    ['packages/parts/src/geometry/a.ts', 'three', 'three has no place here'],
    ['packages/storefront/src/a.ts', 'three', 'three has no place here'],
    ['packages/server/src/a.ts', 'left-pad/once', 'package.json does not name left-pad'],
    ['packages/server/src/a.ts', '@fastify/cors', 'package.json does not name @fastify/cors'],
  ])('%s may not import %s', (file, specifier, expected) => {
    expect(problem(file, specifier)).toBe(expected)
  })

  test('a page that waits for the viewer', () => {
    const file = 'packages/storefront/src/product/viewer.tsx'
    const expected = 'viewer is fetched on demand, by import()'
    expect(problem(file, '@millrun/viewer/scene')).toBe(expected)
  })

  test('the stand-in on demand is still the stand-in', () => {
    const file = 'packages/server/src/main.ts'
    const expected = 'server may not import paypal-stand-in'
    expect(problem(file, '@millrun/paypal-stand-in/app', 'dynamic')).toBe(expected)
  })
})
