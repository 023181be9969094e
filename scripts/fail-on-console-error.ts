import { afterEach, beforeEach, vi } from 'vitest'

/** A test that expects an error on the console spies on it itself; any other one fails the test. */
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  const calls = vi.isMockFunction(console.error) ? vi.mocked(console.error).mock.calls : []
  vi.restoreAllMocks()
  if (calls.length > 0) {
    throw new Error(`unexpected console.error: ${calls.map((call) => call.join(' ')).join('\n')}`)
  }
})
