import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** 24 kB: what a page cannot do without that is about one picture. */
const PICTURE = 'pictures/m-907-detail-800.avif'

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="description" content="The least that a page with a picture can be" />
    <title>Floor</title>
  </head>
  <body>
    <h1>Floor</h1>
    <p>The least that a page with a picture can be.</p>
    <img src="/picture.avif" alt="" width="400" height="500" fetchpriority="high" />
  </body>
</html>`

/** A static page with one picture and no script, beside which the pages of the shop are measured. */
export async function serveFloor(
  dist: string,
  port: number,
): Promise<{ readonly address: string; readonly close: () => Promise<void> }> {
  const page = brotliCompressSync(PAGE)
  const picture = readFileSync(path.join(dist, PICTURE))
  const server = createServer(({ url }, response) => {
    if (url === '/') {
      const headers = { 'content-type': 'text/html', 'content-encoding': 'br' }
      response.writeHead(200, { ...headers, 'content-length': page.length }).end(page)
    } else if (url === '/picture.avif') {
      const headers = { 'content-type': 'image/avif', 'content-length': picture.length }
      response.writeHead(200, headers).end(picture)
    } else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    address: `http://127.0.0.1:${port}/`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}
