import { BUY_PAGE } from '@millrun/commerce/permalink/buy-page'
import { buyPagePath } from '@millrun/commerce/permalink/permalink'
import { readPermalink } from '@millrun/commerce/permalink/read-permalink'
import type { FastifyInstance } from 'fastify'

/** The address as it came, also where a proxy sent the origin with it. */
const LIST = new RegExp(`^(?:https?://[^/?#]*)?${BUY_PAGE}/(.*)$`, 'is')

/**
 * Where permalinks of lists lead: to the one page that shows them all, with the list behind the #. Opening one changes
 * nothing. What the address says besides (`continue_to`, fields of a buyer) is neither followed nor said again.
 */
export function permalinkRoute(app: FastifyInstance): void {
  app.get(
    `${BUY_PAGE}/*`,
    {
      // After the shop's own hook, which says for every answer what browsers tell of where they come from.
      onSend: async (_request, reply) => {
        reply.header('referrer-policy', 'no-referrer')
      },
    },
    (request, reply) => {
      // Not the path that the router knows, which is cut where no file has a longer one.
      const list = LIST.exec(request.originalUrl)?.[1] ?? ''
      return reply
        .header('cache-control', 'no-store')
        .redirect(buyPagePath(readPermalink(list)), 303)
    },
  )
}
