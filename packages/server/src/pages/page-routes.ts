import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { orderPagePath } from '@millrun/commerce/order-page'
import { SHELF_FILES } from '../shelf/publishing/edition.ts'
import { mediaType } from './media-type.ts'
import { ASSET_FOLDERS, KEPT_FOR_GOOD } from './content-headers.ts'
import type { Page, Representation } from './page-store.ts'
import { sendFile } from './send-file.ts'
import type { ShownPages } from './shown-pages.ts'
import { turnsByAddress } from './turns-by-address.ts'

const EDITION = /^[\w-]{16}\.js(?:on)?$/
const TAKES_BROTLI = taking('br')
const TAKES_GZIP = taking('gzip')

/** A screen of the desk; what is asked of its API, or is a script of another build, is none. */
const DESK_SCREEN = /^\/desk\/(?!(?:api|assets)(?:\/|$))/

/** Finds a coding among the accepted ones, unless its weight is 0. */
function taking(coding: string): RegExp {
  return new RegExp(
    String.raw`(?:^|,)\s*${coding}\s*(?!;\s*q\s*=\s*0(?:\.0*)?\s*(?:[;,]|$))(?:[;,]|$)`,
    'i',
  )
}

/** The page of a product that there is not, and of anything else. */
const NO_PRODUCT = '/product-not-found.html'
const NO_PAGE = '/404.html'

/** What pages of other servers, or of a while ago, name. */
interface Elsewhere {
  /** What has changed on the shelf, or is said of it, by its name. */
  readonly findEdition: (name: string) => Promise<string | undefined>
  /** A script, style or picture of another build, by its path. */
  readonly findAsset: (path: string) => Promise<Page | undefined>
}

/** Serves the shop's pages and pictures; the only paths there are, are those in the store, and what is known elsewhere. */
export function pageRoutes(
  app: FastifyInstance,
  pages: ShownPages,
  { findEdition, findAsset }: Elsewhere,
): void {
  const takeTurn = turnsByAddress()

  app.get('/*', (request, reply) => {
    const path = pathOf(request.url)
    const page = pages.get(path)
    if (page === undefined) return serveMissing(request, reply, path)
    if (path === NO_PAGE || path === NO_PRODUCT) return send(request, reply, page, 404)
    return serve(request, reply, page)
  })

  function serve(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
    return send(request, reply, page, isKnown(request, page) ? 304 : 200)
  }

  for (const folder of ASSET_FOLDERS) {
    app.get(`${folder}*`, async (request, reply) => {
      const path = pathOf(request.url)
      const page = pages.get(path) ?? (await findAsset(path))
      return page === undefined ? serveMissing(request, reply, path) : serve(request, reply, page)
    })
  }

  app.get<{ Params: { name: string } }>(`${SHELF_FILES}:name`, async (request, reply) => {
    const page = pages.get(request.url)
    if (page !== undefined) return serve(request, reply, page)
    const { name } = request.params
    const script = EDITION.test(name) ? await findEdition(name) : undefined
    if (script === undefined) return serveMissing(request, reply, pathOf(request.url))
    return reply.type(mediaType(name)).header('cache-control', KEPT_FOR_GOOD).send(script)
  })

  function serveMissing(request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply {
    const canonical = withoutSlashes(path) || '/'
    if (pages.has(canonical)) {
      return reply.redirect(`${canonical}${request.url.slice(path.length)}`, 308)
    }
    const desk = pages.get('/desk')
    if (desk !== undefined && DESK_SCREEN.test(path)) return serve(request, reply, desk)
    const pageToken = /^\/orders\/([^/]+)\/?$/.exec(path)?.[1]
    if (pageToken !== undefined) return toOrderPage(reply, pageToken)
    const isProduct = path.startsWith('/product/')
    const page = (isProduct ? pages.get(NO_PRODUCT) : undefined) ?? pages.get(NO_PAGE)
    if (page === undefined) return reply.code(404).type('text/plain').send('Page not found')
    return send(request, reply, page, 404)
  }

  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    page: Page,
    status: Status,
  ): FastifyReply {
    reply.hijack()
    takeTurn(request.ip, reply.raw, () => write(request, reply, page, status))
    return reply
  }
}

/** Older mails name the order in the path: the browser is to keep it for itself before it loads anything. */
function toOrderPage(reply: FastifyReply, pageToken: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(orderPagePath({ pageToken }))
}

type Status = 200 | 304 | 404

/** Writes straight to the connection: everything that is sent was made ready at the start. */
function write(request: FastifyRequest, reply: FastifyReply, page: Page, status: Status): void {
  const { headers, body } = chosen(request, page)
  if (status === 304 || request.method === 'HEAD') reply.raw.writeHead(status, headers).end()
  else if (typeof body === 'string')
    void sendFile(request.log, reply.raw, { status, headers, file: body })
  else reply.raw.writeHead(status, headers).end(body)
}

function isKnown(request: FastifyRequest, page: Page): boolean {
  const known = request.headers['if-none-match']
  // A cache in between may have taken the mark off that says "weak".
  return known !== undefined && (known === '*' || known.includes(page.etag.slice('W/'.length)))
}

function chosen(request: FastifyRequest, page: Page): Representation {
  const accepted = request.headers['accept-encoding'] ?? ''
  if (page.br !== undefined && TAKES_BROTLI.test(accepted)) return page.br
  if (page.gzip !== undefined && TAKES_GZIP.test(accepted)) return page.gzip
  return page.plain
}

function pathOf(url: string): string {
  const query = url.indexOf('?')
  return query === -1 ? url : url.slice(0, query)
}

function withoutSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}
