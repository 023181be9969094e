import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sourceHash } from './source-hash.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'source-hash-'))
  write('shop/src/page.ts', 'export const title = 1')
})

afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, content: string): void {
  const target = path.join(root, file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, content)
}

function hash(environment: NodeJS.ProcessEnv = {}): string {
  return sourceHash(root, ['shop/**/*'], environment)
}

test('a file that was only touched does not count as changed', () => {
  const before = hash()
  utimesSync(path.join(root, 'shop/src/page.ts'), new Date(0), new Date(0))
  expect(hash()).toBe(before)
})

test('changed, added and renamed files count', () => {
  const hashes = new Set([hash()])
  write('shop/src/page.ts', 'export const title = 2')
  hashes.add(hash())
  write('shop/src/other.ts', '')
  hashes.add(hash())
  rmSync(path.join(root, 'shop/src/other.ts'))
  write('shop/src/another.ts', '')
  hashes.add(hash())
  expect(hashes.size).toBe(4)
})

test('what was built, installed, written about or only tests it does not count', () => {
  const before = hash()
  write('shop/dist/index.html', 'built')
  write('shop/builds/2026/index.html', 'built before')
  write('shop/node_modules/x/index.js', 'installed')
  write('shop/src/page.test.ts', 'tested')
  write('shop/README.md', 'described')
  expect(hash()).toBe(before)
})

test('build settings count, the rest of the environment does not', () => {
  expect(hash({ VITE_FUNCTIONS_URL: 'https://functions.example' })).not.toBe(hash())
  expect(hash({ PORT: '4400' })).toBe(hash())
})
