import { execFileSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let shop: string

beforeEach(() => {
  shop = mkdtempSync(path.join(tmpdir(), 'swap-in-'))
})
afterEach(() => rmSync(shop, { recursive: true }))

/** Writes a finished build and puts it in its place, as `npm run build` does at its end. */
function build(files: Readonly<Record<string, string>>): string {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(shop, 'builds/next', name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  execFileSync(process.execPath, [path.join(import.meta.dirname, 'swap-in.ts'), shop])
  return path.basename(readlinkSync(path.join(shop, 'dist')))
}

function served(name: string): string {
  return readFileSync(path.join(shop, 'dist', name), 'utf8')
}

function inodeOf(buildName: string, name: string): number {
  return statSync(path.join(shop, 'builds', buildName, name)).ino
}

test('serves the new build, keeps the one before and removes older ones', () => {
  const first = build({ 'index.html': 'first' })
  expect(served('index.html')).toBe('first')
  const second = build({ 'index.html': 'second' })
  const third = build({ 'index.html': 'third' })
  expect(served('index.html')).toBe('third')
  expect(readdirSync(path.join(shop, 'builds')).toSorted()).toEqual([second, third].toSorted())
  expect([second, third]).not.toContain(first)
})

test('keeps on the disk once what has stayed the same', () => {
  const before = build({ 'pictures/oak.avif': 'oak', 'index.html': 'first' })
  const after = build({ 'pictures/oak.avif': 'oak', 'index.html': 'other' })
  expect(inodeOf(after, 'pictures/oak.avif')).toBe(inodeOf(before, 'pictures/oak.avif'))
  expect(inodeOf(after, 'index.html')).not.toBe(inodeOf(before, 'index.html'))
  expect(readFileSync(path.join(shop, 'builds', before, 'index.html'), 'utf8')).toBe('first')
})

test('makes a build of the folder that an earlier version has served', () => {
  mkdirSync(path.join(shop, 'dist'))
  writeFileSync(path.join(shop, 'dist/index.html'), 'early')
  const now = build({ 'index.html': 'now' })
  expect(served('index.html')).toBe('now')
  const kept = readdirSync(path.join(shop, 'builds')).find((name) => name !== now) ?? ''
  expect(readFileSync(path.join(shop, 'builds', kept, 'index.html'), 'utf8')).toBe('early')
})
