import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeNoHeavier } from './write-served.ts'

let folder = ''
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'served-'))))
afterEach(() => rmSync(folder, { recursive: true }))

/** As many bytes as its quality. */
const encode = async (quality: number) => Buffer.alloc(quality)

test('a picture that is new gets the best quality', async () => {
  const file = path.join(folder, 'new')
  await writeNoHeavier(file, 50, encode)
  expect(readFileSync(file)).toHaveLength(50)
})

test('a picture gets less quality until it is no heavier than the one that it replaces', async () => {
  const file = path.join(folder, 'kept')
  writeFileSync(file, Buffer.alloc(45))
  await writeNoHeavier(file, 50, encode)
  // 50, 47 and then 44
  expect(readFileSync(file)).toHaveLength(44)
})

test('no picture gets so little quality that it is a blur, whatever it replaces', async () => {
  const file = path.join(folder, 'light')
  writeFileSync(file, Buffer.alloc(10))
  await writeNoHeavier(file, 50, encode)
  expect(readFileSync(file)).toHaveLength(26)
})
