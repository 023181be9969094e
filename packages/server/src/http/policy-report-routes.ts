import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { addressKey } from './address-key.ts'
import { closeAfterAnswer } from './close-after-answer.ts'
import { readPolicyReports } from './policy-report.ts'
import { Refusal } from './refusal.ts'
import { POLICY_REPORTS_PATH } from './security-headers.ts'

interface PolicyReportOptions {
  readonly publicOrigin: string | undefined
}

const BODY_LIMIT = 16 * 1024
/** A page that is broken for everybody is known after a few. */
const BODIES_PER_MINUTE = 30
const REPORTS_PER_BODY = 10

/** Where browsers say what the content policy stopped; it is written into the log, and nothing else is done. */
export async function policyReportRoutes(
  app: FastifyInstance,
  { publicOrigin }: PolicyReportOptions,
): Promise<void> {
  closeAfterAnswer(app)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    app.getDefaultJsonParser('error', 'error'),
  )
  await app.register(rateLimit, {
    max: BODIES_PER_MINUTE,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => addressKey(ip),
    errorResponseBuilder: () => new Refusal(429, 'Too many reports from your address.'),
  })

  app.post(POLICY_REPORTS_PATH, async (request, reply) => {
    const shopOrigin = publicOrigin ?? `${request.protocol}://${request.host}`
    const reports = readPolicyReports(request.body, shopOrigin)
    if (reports === undefined) throw new Refusal(400, 'This is no report of a content policy.')
    for (const report of reports.slice(0, REPORTS_PER_BODY)) {
      request.log.warn(report, 'the content policy stopped something')
    }
    return reply.code(204).send()
  })
}
