import { mkdtempSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'

/** Journeys inherit both: where the shop is, and where it keeps its data, the mails among them. */
const PORT = (process.env['E2E_PORT'] ??= '3310')
const DATA_DIR = (process.env['E2E_DATA_DIR'] ??= mkdtempSync(path.join(tmpdir(), 'millrun-e2e-')))

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: availableParallelism(),
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    // What a journey stubs is not seen once a worker answers: those of the shop without a network let it in.
    serviceWorkers: 'block',
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone-only/,
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: 'node scripts/run.mjs start',
    cwd: path.resolve(import.meta.dirname, '../..'),
    url: `http://localhost:${PORT}/readyz`,
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT,
      DATA_DIR,
      RATE_LIMIT_PER_MINUTE: '10000',
    },
  },
})
