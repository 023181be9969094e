import { defineProject } from 'vitest/config'
import { TEST_WORKERS } from '../../scripts/test/test-workers.ts'

/** The controls in a DOM, each by itself. */
export default defineProject({
  test: {
    name: 'controls',
    environment: 'happy-dom',
    maxWorkers: TEST_WORKERS,
    include: ['src/**/*.test.tsx'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: ['../../scripts/fail-on-console-error.ts'],
  },
})
