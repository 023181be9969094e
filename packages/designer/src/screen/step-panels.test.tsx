import { expect, test, vi } from 'vitest'
import { loadPanels, stepPanels } from './step-panels.ts'

test('no panel is fetched for somebody who has left', async () => {
  vi.stubGlobal('window', { requestIdleCallback: (done: () => void) => done() })
  const off = new AbortController()
  const all = loadPanels(off.signal)
  off.abort()
  // What is asked of the browser after that would be asked of a page that is no more.
  vi.stubGlobal('window', undefined)
  await all.finally(() => vi.unstubAllGlobals())
  expect(stepPanels.layout.peek()).toBeUndefined()
})
