import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { furtherNames } from './further-photographs.ts'

const SERVED = new URL('../../../studio/photographs/served/', import.meta.url)

test('names the pictures in scale and details whose files are there, in all that a page may ask for', () => {
  const names = furtherNames()
  expect(names).toContain('scale-newels')
  expect(names).toContain('m-399-detail')
  for (const name of names) {
    for (const ending of ['-400.avif', '-800.avif', '-1200.avif', '-800.webp']) {
      expect(existsSync(new URL(`${name}${ending}`, SERVED)), `${name}${ending}`).toBe(true)
    }
  }
})
