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

test('how much too heavy a picture is says how much quality it has to lose', async () => {
  const file = path.join(folder, 'guessed')
  const asked: number[] = []
  // every three of quality weigh an eighth more or less
  const encodeAsPictures = async (quality: number) => {
    asked.push(quality)
    return Buffer.alloc(Math.round(1000 * 1.125 ** ((quality - 62) / 3)))
  }
  writeFileSync(file, Buffer.alloc(600))
  await writeNoHeavier(file, 62, encodeAsPictures)
  // 1.125 to the power of 4 is 1.60, of 5 is 1.80: 1000 / 1.80 = 555
  expect(readFileSync(file)).toHaveLength(555)
  expect(asked).toEqual([62, 50, 47])
})
