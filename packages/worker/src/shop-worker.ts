import { NOW } from '@millrun/commerce/kept-shop/addresses'
import * as navigationPreload from 'workbox-navigation-preload'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'
import { keepBuild, keepShelf, keptDocument, keptFile } from './kept-build.ts'
import { seenPictures } from './pictures.ts'

declare const self: ServiceWorkerGlobalScope

/** A network that does not answer for so long counts as none. */
const PATIENCE_S = 5

/** Of the shop's people, of machines, and what a service answers: no page of the shop is there. */
const NO_PAGE =
  /^\/(?:desk|functions|auth|webhooks|account\/api|metrics|healthz|readyz|csp-reports)(?:\/|$)/
const PICTURE =
  /^\/(?:(?:pictures|swatches|drawings|assets)\/[^/]+\.(?:avif|webp|svg|png|jpg)|favicon\.svg)$/
const NAMED_BY_HASH = /^\/(?:assets|shelf)\//

// It does not push in before the worker of an open page: a request that comes while one takes the other's place can be lost
// by Chromium, and the page with it. Until then that one answers out of this build, too.
self.addEventListener('install', (event) => event.waitUntil(keepBuild()))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
navigationPreload.enable()

// Whoever has a network gets the page of the server, with the prices of this moment.
const pages = new NetworkOnly({
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [
    {
      handlerWillRespond: async ({ request, response }) =>
        response.status < 500 ? response : ((await documentFor(request)) ?? response),
      handlerDidError: ({ request }) => documentFor(request),
    },
  ],
})
registerRoute(new NavigationRoute(pages, { denylist: [NO_PAGE] }))

function documentFor({ url }: Request): Promise<Response | undefined> {
  return keptDocument(new URL(url).pathname)
}

registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && request.mode !== 'navigate' && PICTURE.test(url.pathname),
  seenPictures(),
)

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && NAMED_BY_HASH.test(url.pathname),
  async ({ request, url }) => (await keptFile(url.pathname)) ?? fetch(request),
)

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === NOW,
  async ({ request, event }) => {
    // A network that has just gone is nothing that the browser should complain of: nothing is known, then.
    const answer = await fetch(request).catch(() => undefined)
    if (answer?.ok === true) event.waitUntil(keepShelf(answer.clone()))
    return answer ?? new Response('null')
  },
)
