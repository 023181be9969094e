import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { joinScript } from './join-script.ts'

const browser = new URL('../browser/', import.meta.url)

/** The pages by their address, each with its folder; script and style are named like it. */
const pages = {
  '/frames/button': 'button',
  '/frames/card-field': 'card-field',
  '/checkoutnow': 'approval',
} as const

/** Nothing but our own files, and only a shop on this machine may put our pages into its own. */
const contentPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors http://localhost:* http://127.0.0.1:* https://localhost:*',
].join('; ')

const kinds = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
} as const

/** The button's frame, the card field's frame and the payment page, with their scripts and styles. */
export function addPageRoutes(app: FastifyInstance): void {
  for (const [address, name] of Object.entries(pages)) {
    serve(app, address, 'html', read(`${name}/${name}.html`))
    serve(app, `/styles/${name}.css`, 'css', read(`${name}/${name}.css`))
    serve(app, `/scripts/${name}.js`, 'js', joinScript(new URL(`${name}/${name}.ts`, browser)))
  }
  serve(
    app,
    '/webstatic/en_US/developer/docs/css/cardfields.css',
    'css',
    read('card-field/card-container.css'),
  )
}

function read(path: string): string {
  return readFileSync(new URL(path, browser), 'utf8')
}

function serve(
  app: FastifyInstance,
  address: string,
  kind: keyof typeof kinds,
  content: string,
): void {
  app.get(address, (_request, reply) =>
    reply
      .headers({
        'content-type': kinds[kind],
        'cache-control': 'no-cache',
        'content-security-policy': contentPolicy,
        'cross-origin-resource-policy': 'cross-origin',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      })
      .send(content),
  )
}
