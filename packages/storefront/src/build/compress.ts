import { readdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(?:html|js|css|svg|json|xml|txt|webmanifest)$/

/** Drawings are 1.6 % larger than they could be, for half of the time. */
const QUALITIES = { pages: constants.BROTLI_MAX_QUALITY, drawings: 10 } as const

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Compresses the drawings of a build, or all its other texts, each into two files beside it. How many. */
export async function compress(folder: string, what: 'pages' | 'drawings'): Promise<number> {
  const files = await textFiles(folder, what)
  const queue = files.values()
  const lane = async () => {
    for (const file of queue) await compressFile(file, QUALITIES[what])
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane))
  return files.length
}

async function textFiles(folder: string, what: 'pages' | 'drawings'): Promise<readonly string[]> {
  const names = await readdir(folder, { recursive: true })
  return names
    .filter((name) => COMPRESSIBLE.test(name) && isDrawing(name) === (what === 'drawings'))
    .map((name) => path.join(folder, name))
}

function isDrawing(name: string): boolean {
  return path.dirname(name) === 'drawings'
}

async function compressFile(file: string, quality: number): Promise<void> {
  const content = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  const [br, gz] = await Promise.all([brotli(content, { params }), gzipped(content, { level: 9 })])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
