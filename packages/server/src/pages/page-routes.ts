import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Page, PageStore, Representation } from './page-store.ts'

interface PageRoutesOptions {
  readonly pages: PageStore
  /** Helmet's settings for the page that loads the payment provider's script. */
  readonly checkoutHelmet: { readonly contentSecurityPolicy: object }
}

/** Serves the shop's pages out of memory; the only paths there are, are those in the store. */
export function pageRoutes(app: FastifyInstance, options: PageRoutesOptions): void {
  const { pages, checkoutHelmet } = options
  const notFound = pages.get('/404.html')
  const productNotFound = pages.get('/product-not-found.html') ?? notFound

  app.get('/checkout', { helmet: checkoutHelmet }, servePage)
  app.get('/*', servePage)

  function servePage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const path = pathOf(request.url)
    const page = pages.get(path)
    if (page === undefined) return serveMissing(request, reply, path)
    if (page === notFound || page === productNotFound) return sendMissing(request, reply, page)
    const { headers, body } = chosen(request, page)
    reply.headers(headers)
    return isKnown(request, page) ? reply.code(304).send() : reply.send(body)
  }

  function serveMissing(request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply {
    const canonical = path.replace(/\/+$/, '') || '/'
    if (pages.has(canonical)) {
      return reply.redirect(`${canonical}${request.url.slice(path.length)}`, 308)
    }
    const page = path.startsWith('/product/') ? productNotFound : notFound
    if (page === undefined) return reply.code(404).type('text/plain').send('Page not found')
    return sendMissing(request, reply, page)
  }
}

function sendMissing(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  const { headers, body } = chosen(request, page)
  return reply.code(404).headers(headers).send(body)
}

function isKnown(request: FastifyRequest, page: Page): boolean {
  const known = request.headers['if-none-match']
  return known !== undefined && (known === '*' || known.includes(page.etag))
}

const TAKES_BROTLI = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/
const TAKES_GZIP = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/

function chosen(request: FastifyRequest, page: Page): Representation {
  const accepted = request.headers['accept-encoding'] ?? ''
  if (page.br !== undefined && TAKES_BROTLI.test(accepted)) return page.br
  if (page.gzip !== undefined && TAKES_GZIP.test(accepted)) return page.gzip
  return page.identity
}

function pathOf(url: string): string {
  const query = url.indexOf('?')
  return query === -1 ? url : url.slice(0, query)
}
