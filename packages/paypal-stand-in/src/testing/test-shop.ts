import Fastify, { type FastifyInstance } from 'fastify'
import { joinScript } from '../pages/join-script.ts'
import type { Merchant } from './merchant.ts'
import { sampleOrder } from './sample-order.ts'

/** What follows the origin in the address of the browser script. */
export const sdkPath =
  '/sdk/js?client-id=millrun-test-client&currency=USD&components=buttons,card-fields&intent=capture'

function page(standInOrigin: string): string {
  return `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <title>Test shop</title>
  <main>
    <h1>Checkout</h1>
    <div id="buttons"></div>
    <div id="name"></div><div id="number"></div><div id="expiry"></div><div id="cvv"></div>
    <button id="pay">Pay Now with Card</button>
    <ol id="log"></ol>
  </main>
  <script src="${standInOrigin}${sdkPath}"></script>
  <script src="/shop.js"></script>
</html>`
}

/** A shop on an origin of its own, with the content policy a shop should have. */
export async function openTestShop(
  merchant: Merchant,
): Promise<{ origin: string; app: FastifyInstance }> {
  const app = Fastify({ forceCloseConnections: true })
  const script = joinScript(new URL('shop-page.ts', import.meta.url))
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'content-security-policy': `default-src 'self'; script-src 'self' ${merchant.base}; frame-src ${merchant.base}; style-src 'self'`,
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    })
  })
  app.get('/', (_request, reply) => reply.type('text/html').send(page(merchant.base)))
  app.get('/favicon.ico', (_request, reply) => reply.code(204).send())
  app.get('/shop.js', (_request, reply) => reply.type('text/javascript').send(script))
  app.post('/orders', async () => {
    const answer = await merchant.call('/v2/checkout/orders', { method: 'POST', body: sampleOrder })
    return answer.body
  })
  app.post<{ Params: { id: string } }>('/orders/:id/capture', async ({ params }) => {
    const path = `/v2/checkout/orders/${params.id}/capture`
    return (await merchant.call(path, { method: 'POST', body: {} })).body
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  return { origin, app }
}
