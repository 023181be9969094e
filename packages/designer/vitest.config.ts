import { defineProject } from 'vitest/config'
import { TEST_WORKERS } from '../../scripts/test/test-workers.ts'

/** The screen and its pieces in a DOM. */
export default defineProject({
  test: {
    name: 'designer',
    environment: 'happy-dom',
    maxWorkers: TEST_WORKERS,
    include: ['src/**/*.test.tsx'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: ['../../scripts/fail-on-console-error.ts', './src/testing/wait-patiently.ts'],
  },
})
