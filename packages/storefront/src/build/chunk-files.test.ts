import { expect, test } from 'vitest'
import { chunkFiles, fileFor, ManifestSchema } from './chunk-files.ts'

const manifest = ManifestSchema.parse({
  'src/entry-client.tsx': { file: 'assets/entry.js', imports: ['_react.js', '_frame.js'] },
  'src/pages/home-page.tsx': { file: 'assets/home.js', imports: ['_react.js', '_pictures.js'] },
  '../catalogue/src/families/treads/treads-gallery.ts': { file: 'assets/treads.js' },
  '_react.js': { file: 'assets/react.js' },
  '_frame.js': { file: 'assets/frame.js', imports: ['_react.js', '_pictures.js'] },
  '_pictures.js': { file: 'assets/pictures.js', imports: ['_frame.js'] },
  'src/styles/site.css': { file: 'assets/site.css' },
})

test('names each file once, what starts first and what it needs behind it', () => {
  expect(chunkFiles(manifest, ['src/entry-client.tsx', 'pages/home-page.tsx'])).toEqual([
    'assets/entry.js',
    'assets/react.js',
    'assets/frame.js',
    'assets/pictures.js',
    'assets/home.js',
  ])
})

test('finds a module of another package by the end of its name', () => {
  const gallery = 'catalogue/src/families/treads/treads-gallery.ts'
  expect(chunkFiles(manifest, [gallery])).toEqual(['assets/treads.js'])
  expect(fileFor(manifest, 'src/styles/site.css')).toBe('assets/site.css')
})

test('fails where the build has left a page out', () => {
  expect(() => chunkFiles(manifest, ['pages/attic-page.tsx'])).toThrow(
    'the build has no chunk for pages/attic-page.tsx',
  )
  expect(() => fileFor(manifest, 'src/styles/attic.css')).toThrow(
    'the build has no chunk for src/styles/attic.css',
  )
})
