import type { FastifyInstance } from 'fastify'

/** Lets a closing server go: who is still being answered is not kept connected afterwards. */
export function closeAfterAnswer(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', (done) => {
    isClosing = true
    done()
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
}
