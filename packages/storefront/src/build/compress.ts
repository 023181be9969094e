import { readdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(?:html|js|css|svg|json|xml|txt|webmanifest)$/

/**
 * How well each kind of file is compressed. Drawings are 1.6 % larger than they could be, for half of the time; pages
 * that are printed while the shop runs are to be there in seconds.
 */
const QUALITIES = {
  pages: { brotli: constants.BROTLI_MAX_QUALITY, gzip: 9 },
  drawings: { brotli: 10, gzip: 9 },
  edition: { brotli: 5, gzip: 6 },
} as const

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Compresses the drawings of a build, or all its other texts, each into two files beside it. How many. */
export async function compress(folder: string, what: 'pages' | 'drawings'): Promise<number> {
  const files = await textFiles(folder, what)
  const queue = files.values()
  const lane = async () => {
    for (const file of queue) await compressFile(file, what)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane))
  return files.length
}

async function textFiles(folder: string, what: 'pages' | 'drawings'): Promise<readonly string[]> {
  const names = await readdir(folder, { recursive: true })
  return (
    names
      // What is hidden is not served.
      .filter((name) => COMPRESSIBLE.test(name) && !name.startsWith('.'))
      .filter((name) => isDrawing(name) === (what === 'drawings'))
      .map((name) => path.join(folder, name))
  )
}

function isDrawing(name: string): boolean {
  return path.dirname(name) === 'drawings'
}

/** Compresses a file into two beside it. */
export async function compressFile(file: string, as: keyof typeof QUALITIES): Promise<void> {
  const content = await readFile(file)
  const quality = QUALITIES[as]
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality.brotli }
  const [br, gz] = await Promise.all([
    brotli(content, { params }),
    gzipped(content, { level: quality.gzip }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
