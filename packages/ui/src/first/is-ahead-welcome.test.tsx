import { afterEach, expect, test, vi } from 'vitest'
import { isAheadWelcome } from './is-ahead-welcome.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['in a browser that does not tell of its network', undefined, true],
  ['over a fast network', { saveData: false, effectiveType: '4g' }, true],
  ['over a network of the third generation', { effectiveType: '3g' }, true],
  ['where data is saved', { saveData: true, effectiveType: '4g' }, false],
  ['over a network of the second generation', { effectiveType: '2g' }, false],
  ['over a slower one', { effectiveType: 'slow-2g' }, false],
])('%s, fetching ahead is welcome: %s → %s', (_, connection, isWelcome) => {
  vi.stubGlobal('navigator', { onLine: true, ...(connection && { connection }) })
  expect(isAheadWelcome()).toBe(isWelcome)
})
