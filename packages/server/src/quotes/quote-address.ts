import { QUOTE_PAGE, QUOTE_TOKEN, quotePagePath } from '@millrun/commerce/quotes/quote-page'
import type { FastifyInstance } from 'fastify'

interface Named {
  readonly Params: { readonly token: string }
}

/** Where `/quote/…` leads: to the one page that shows all quotes, with the token behind the #. Opening it changes nothing. */
export function quoteAddress(app: FastifyInstance): void {
  app.get<Named>(
    `${QUOTE_PAGE}/:token`,
    {
      // After the shop's own hook, which says for every answer what browsers tell of where they come from.
      onSend: async (_request, reply) => {
        reply.header('referrer-policy', 'no-referrer')
      },
    },
    ({ params: { token } }, reply) =>
      reply
        .header('cache-control', 'no-store')
        .redirect(QUOTE_TOKEN.test(token) ? quotePagePath(token) : QUOTE_PAGE, 303),
  )
}
