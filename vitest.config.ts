import { defineConfig } from 'vitest/config'
import { TEST_WORKERS } from './scripts/test/test-workers.ts'

const SERVERS = ['packages/{server,paypal-stand-in}/src/**/*.test.ts', 'scripts/start/**/*.test.ts']

/** What every project that runs in Node has. */
const IN_NODE = {
  // Files share a process: the catalogue is read once, and a shape drawn once, not once for each file.
  isolate: false,
  // Machines that build beside the tests are slow; nothing here measures time.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  setupFiles: ['./scripts/fail-on-console-error.ts', './scripts/same-seed.ts'],
}

export default defineConfig({
  test: {
    maxWorkers: TEST_WORKERS,
    projects: [
      {
        test: {
          ...IN_NODE,
          // Projects run in the order of their names: what waits comes before what works.
          name: 'backend',
          include: SERVERS,
          globalSetup: ['./packages/server/src/testing/shared-databases.ts'],
        },
      },
      {
        test: {
          ...IN_NODE,
          name: 'node',
          include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...SERVERS],
        },
      },
      'packages/storefront',
      'packages/designer',
      'packages/ui',
      'packages/desk',
    ],
  },
})
