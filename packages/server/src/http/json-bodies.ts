import type { FastifyInstance } from 'fastify'

/** Takes JSON bodies, refuses those that reach for an object's prototype, and lets a body be absent. */
export function jsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') {
      done(null, undefined)
      return
    }
    void parse(request, body.toString(), done)
  })
}
