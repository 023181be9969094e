import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'packages/*/src/**/*.test.tsx',
      'scripts/**/*.test.ts',
    ],
    exclude: ['packages/e2e/**', '**/node_modules/**'],
    // Machines that build beside the tests are slow; nothing here measures time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // On two cores vitest would take one: many tests wait for a server more than they compute.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    setupFiles: ['./scripts/fail-on-console-error.ts'],
  },
})
