import { afterEach, beforeEach, expect, vi } from 'vitest'

/** A test that expects an error on the console spies on it itself; any other one fails the test. */
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  const spy = vi.mocked(console.error)
  const calls = vi.isMockFunction(console.error) ? spy.mock.calls : []
  vi.restoreAllMocks()
  expect(calls, 'unexpected console.error').toEqual([])
})
