import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keptWeight } from './kept-weight.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'millrun-weight-'))
})

afterEach(() => rm(folder, { recursive: true }))

test('a file weighs what travels of it: 20 bytes compressed, and 300 that are not', async () => {
  await writeFile(path.join(folder, 'shop.js'), 'x'.repeat(1000))
  await writeFile(path.join(folder, 'shop.js.br'), 'x'.repeat(20))
  await writeFile(path.join(folder, 'serif.woff2'), 'x'.repeat(300))
  expect(await keptWeight(folder, ['/shop.js', '/serif.woff2'])).toBe(320)
  await expect(keptWeight(folder, ['/gone.js'])).rejects.toThrow('ENOENT')
})
