import type { FastifyInstance } from 'fastify'
import { Refusal, detail } from '../refusal.ts'

/** JSON with an empty body allowed (a capture sends nothing), and the form that OAuth wants. */
export function addContentTypes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    const text = String(body)
    if (text === '') return done(null, undefined)
    try {
      done(null, JSON.parse(text))
    } catch (cause) {
      const refusal = new Refusal(400, [detail('MALFORMED_REQUEST_JSON', { location: 'body' })])
      refusal.cause = cause
      done(refusal)
    }
    return undefined
  })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}
