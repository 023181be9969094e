import { vi } from 'vitest'

/** Less than a test may take, so that what was expected is told, and not that the test took long. */
const PATIENCE_MS = 50_000

/** Looks again until what is expected is there, however long a busy machine takes. */
export function eventually<T>(look: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(look, PATIENCE_MS)
}
