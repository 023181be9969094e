import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compress } from './compress.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'compress-'))
  await mkdir(path.join(folder, 'drawings'))
  await mkdir(path.join(folder, 'product/m-399'), { recursive: true })
  await write('product/m-399/index.html', '<h1>M-399</h1>')
  await write('picture.avif', 'pixels')
  await write('drawings/m-399.svg', '<svg></svg>')
  await write('drawings/m-399.pdf', '%PDF')
})

afterEach(() => rm(folder, { recursive: true }))

async function write(file: string, content: string): Promise<void> {
  await writeFile(path.join(folder, file), content)
}

async function compressedFiles(): Promise<readonly string[]> {
  const names = await readdir(folder, { recursive: true })
  return names.filter((name) => /\.(?:br|gz)$/.test(name)).toSorted()
}

test('pages are compressed beside themselves, for either kind of browser', async () => {
  await compress(folder, 'pages')
  expect(await compressedFiles()).toEqual([
    'product/m-399/index.html.br',
    'product/m-399/index.html.gz',
  ])
  const page = path.join(folder, 'product/m-399/index.html')
  expect(brotliDecompressSync(await readFile(`${page}.br`)).toString()).toBe('<h1>M-399</h1>')
  expect(gunzipSync(await readFile(`${page}.gz`)).toString()).toBe('<h1>M-399</h1>')
})

test('drawings are compressed by themselves, those for printing not at all', async () => {
  await compress(folder, 'drawings')
  expect(await compressedFiles()).toEqual(['drawings/m-399.svg.br', 'drawings/m-399.svg.gz'])
  const drawing = await readFile(path.join(folder, 'drawings/m-399.svg.br'))
  expect(brotliDecompressSync(drawing).toString()).toBe('<svg></svg>')
})
