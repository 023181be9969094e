import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { pageWeight } from './page-weight.ts'

const dist = mkdtempSync(path.join(tmpdir(), 'page-weight-'))
afterAll(() => rmSync(dist, { recursive: true }))

function write(file: string, content: string, compressed = 0): void {
  mkdirSync(path.dirname(path.join(dist, file)), { recursive: true })
  writeFileSync(path.join(dist, file), content)
  if (compressed > 0) writeFileSync(path.join(dist, `${file}.br`), 'x'.repeat(compressed))
}

test('scripts weigh with all that they import at once, each counted once, as they travel', () => {
  const shop = '/assets/entry.js /assets/page.js'
  const script = `<script type="module" async src="/assets/start.js" data-style="/assets/site.css" data-shop="${shop}"></script>`
  write('shoes/index.html', script, 1000)
  write('assets/site.css', 'p{}', 100)
  write('assets/start.js', 'await import(shop)', 300)
  write('assets/entry.js', 'import "./react.js"; import("./later.js")', 10)
  write('assets/page.js', 'import "./react.js"; export * from "./shared.js"', 20)
  write('assets/react.js', 'export {}', 40)
  write('assets/shared.js', '12345')
  write('assets/later.js', 'export {}', 5000)
  expect(pageWeight(dist, '/shoes')).toEqual({ html: 1000, script: 375, style: 100 })
})
