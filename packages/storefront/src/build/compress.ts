import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const DIST = path.resolve(import.meta.dirname, '../../builds/next')
const COMPRESSIBLE = /\.(?:html|js|css|svg|json|xml|txt|webmanifest)$/

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const entries = await readdir(DIST, { recursive: true, withFileTypes: true })
const files = entries
  .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name))
for (let index = 0; index < files.length; index += 8) {
  await Promise.all(files.slice(index, index + 8).map(compress))
}
process.stdout.write(`${files.length} files compressed\n`)

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const [br, gz] = await Promise.all([brotli(content, { params }), gzipped(content, { level: 9 })])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
