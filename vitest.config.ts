import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'packages/*/src/**/*.test.tsx',
      'scripts/**/*.test.ts',
    ],
    exclude: ['packages/e2e/**', '**/node_modules/**'],
    setupFiles: ['./scripts/fail-on-console-error.ts'],
  },
})
