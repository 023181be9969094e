import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { catalogueChunks } from './src/build/catalogue-chunks.ts'

const server = `http://localhost:${process.env['SERVER_PORT'] ?? 3002}`

/** What the server answers, in development too: the functions, and the pictures of the last build. */
const PROXIED = [
  '/functions',
  '/webhooks',
  '/healthz',
  '/readyz',
  '/pictures',
  '/swatches',
  '/drawings',
]

/**
 * The entry waits for pages that import the ground, so it cannot be part of it. Nor can the style
 * sheet, which stands in every page: chunks that import the ground would fetch it once more.
 */
const NOT_ENTRY = /^(?!.*(?:entry-client|index\.html|site\.css))/

export default defineConfig({
  plugins: [tailwindcss(), react(), catalogueChunks()],
  cacheDir: process.env['VITE_CACHE'] ?? 'node_modules/.vite',
  build: {
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every page needs is one file: thirty small ones would compress 6 kB worse.
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'ground', test: NOT_ENTRY, tags: ['$initial'] }] },
      },
    },
  },
  server: {
    port: Number(process.env['PORT'] ?? 3000),
    strictPort: true,
    proxy: Object.fromEntries(PROXIED.map((path) => [path, server])),
  },
})
