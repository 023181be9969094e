import { createReadStream, existsSync } from 'node:fs'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Product } from '@millrun/catalogue/product'
import { build as bundle } from 'vite'
import { manyChunks } from './many-chunks.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
}

/**
 * Bundles the shop with these products and serves it on a port of the loopback; all have the pictures of one of ours.
 * Resolves with its end.
 */
export async function serveMany(
  products: readonly Product[],
  port: number,
): Promise<() => Promise<void>> {
  const build = await mkdtemp(path.join(tmpdir(), 'millrun-many-'))
  const page = path.join(import.meta.dirname, 'index.html')
  await bundle({
    root,
    logLevel: 'error',
    plugins: [manyChunks(products)],
    build: {
      outDir: build,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { input: [page] },
    },
  })
  await rename(path.join(build, 'src/build/many/index.html'), path.join(build, 'index.html'))
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = fileOf(pathname, build)
    if (file === undefined) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'text/plain' })
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return async () => {
    server.closeAllConnections()
    server.close()
    await rm(build, { recursive: true })
  }
}

function fileOf(pathname: string, build: string): string | undefined {
  const picture = /^\/pictures\/.*?(-\d+\.avif)$/.exec(pathname)
  const pictured = picture && path.join(root, 'dist/pictures', `m-399${picture[1]}`)
  const file = pictured ?? path.join(build, path.extname(pathname) === '' ? 'index.html' : pathname)
  return existsSync(file) ? file : undefined
}
