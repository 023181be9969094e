import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { catalogueChunks } from './src/build/catalogue-chunks.ts'
import { deskInDevelopment } from './src/build/desk-in-development.ts'
import { furtherPhotographs } from './src/build/further-photographs.ts'
import { noFilesInBrowsers } from './src/build/no-files-in-browsers.ts'
import { stairFigures } from './src/build/stair-figures.ts'

const server = `http://localhost:${process.env['SERVER_PORT'] ?? 3002}`

/** What the server answers, in development too: the functions, and the pictures of the last build. */
const PROXIED = [
  '/functions',
  '/auth',
  '/account/api',
  '/desk/api',
  '/webhooks',
  '/healthz',
  '/readyz',
  '/pictures',
  '/swatches',
  '/drawings',
  // Lists and quotes that an address names; the pages that show them, and their sources, are not below it.
  '^/buy/',
  '^/quote/[^/]+$',
]

/**
 * The entries wait for pages that import the ground, so they cannot be part of it. Nor can the style
 * sheet, which stands in every page: chunks that import the ground would fetch it once more.
 */
const NOT_ENTRY = /^(?!.*(?:entry-client|src\/start|index\.html|site\.css))/

/** What most pages show at first, and what they write amounts with. */
const COMMON =
  /storefront\/src\/(?:page\/|pictures\/photograph|text\/way-link)|ui\/src\/first\/|commerce\/src\/(?:dollars|order-totals)\.ts/

/** What is typed in and sent, at checkout and in an account alike: ten small files would compress 2 kB worse. */
const COUNTER =
  /commerce\/src\/functions\.ts|storefront\/src\/(?:checkout\/(?:functions-client|card\/billing-address|methods\/offered-methods|address\/has-kept-addresses)|account\/order-email|app\/own-document)/

/** What it takes to choose and to buy, on pages of products and in lists: seven small files would compress worse. */
const BUYING =
  /catalogue\/src\/id-hash|storefront\/src\/(?:product\/choices\/(?:missing-species|pick-store)|cart\/(?:added-notice|pieces-at-once))|ui\/src\/fields\/(?:read-quantity|step-button|radio)\.tsx?$/

/**
 * What the counter has in common with what comes late to a page of a product, or with the cart. In one file with it, it
 * would bring the schemas of all that is sent, which take 20 ms to be made, a phone's 80.
 */
const ORDERING =
  /storefront\/src\/cart\/item-number|ui\/src\/form\/form-field|commerce\/src\/delivery\/new-jersey-day/

/** three.js is 563 kB, and only who opens a 3D view fetches it; nothing else may grow past it unseen. */
const LARGEST_CHUNK_KB = 600

const NO_FONT_FILES = new URL('./src/build/no-font-files.ts', import.meta.url)

export default defineConfig({
  plugins: [
    tailwindcss(),
    react(),
    catalogueChunks(),
    furtherPhotographs(),
    stairFigures(),
    deskInDevelopment(),
    noFilesInBrowsers(),
  ],
  resolve: { alias: { fontkit: fileURLToPath(NO_FONT_FILES) } },
  cacheDir: process.env['VITE_CACHE'] ?? 'node_modules/.vite',
  build: {
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: LARGEST_CHUNK_KB,
    // The names of what each chunk imports would stand in every page; all are fetched when idle anyway.
    modulePreload: false,
    // What every page needs is one file: thirty small ones would compress 6 kB worse.
    rolldownOptions: {
      // Tailwind reads every source, which takes half of the time: nothing to be told each time.
      checks: { bundlerTimings: false },
      input: ['index.html', 'src/entry-client.tsx'],
      output: {
        codeSplitting: {
          groups: [
            { name: 'ground', test: NOT_ENTRY, tags: ['$initial'] },
            { name: 'common', test: COMMON },
            { name: 'buying', test: BUYING },
            { name: 'ordering', test: ORDERING },
            { name: 'counter', test: COUNTER },
          ],
        },
      },
    },
  },
  server: {
    port: Number(process.env['PORT'] ?? 3000),
    strictPort: true,
    watch: { ignored: ['**/builds/**'] },
    proxy: Object.fromEntries(PROXIED.map((path) => [path, server])),
  },
})
