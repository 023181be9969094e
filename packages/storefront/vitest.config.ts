import { defineProject } from 'vitest/config'
import { TEST_WORKERS } from '../../scripts/test/test-workers.ts'
import { catalogueChunks } from './src/build/catalogue-chunks.ts'
import { furtherPhotographs } from './src/build/further-photographs.ts'
import { stairFigures } from './src/build/stair-figures.ts'

/** Pages and their pieces in a DOM, with the catalogue cut as the browser gets it. */
export default defineProject({
  plugins: [catalogueChunks(), furtherPhotographs(), stairFigures()],
  test: {
    name: 'pages',
    environment: 'happy-dom',
    maxWorkers: TEST_WORKERS,
    include: ['src/**/*.test.tsx'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: ['../../scripts/fail-on-console-error.ts'],
  },
})
