import { defineProject } from 'vitest/config'
import { TEST_WORKERS } from '../../scripts/test/test-workers.ts'

/** The desk's screens and their pieces in a DOM. */
export default defineProject({
  test: {
    name: 'desk',
    environment: 'happy-dom',
    maxWorkers: TEST_WORKERS,
    include: ['src/**/*.test.tsx'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: ['../../scripts/fail-on-console-error.ts'],
  },
})
