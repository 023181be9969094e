import {
  CertificateDecisionSchema,
  type ListedCertificate,
  type ShownCertificate,
} from '@millrun/commerce/desk/people/certificates'
import { newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import { centsToAmount } from '@millrun/commerce/dollars'
import { EXEMPTION_REASONS, type Exemption } from '@millrun/commerce/tax/exemption'
import type { FastifyInstance } from 'fastify'
import { parsed } from '../../customers/parsed.ts'
import {
  decideExemption,
  exemptionHistory,
  findExemption,
  listExemptions,
  readCertificate,
} from '../../exemptions/exemption-store.ts'
import { taxedOrders } from '../../exemptions/taxed-orders.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Desk } from '../desk-api.ts'
import { DECIDING, staffOf } from '../staff.ts'
import { DOCUMENT_ROUTE, sendDocument } from './send-document.ts'

interface Named {
  readonly Params: { readonly code: string }
}

/** Certificates of buyers who owe no sales tax, and what is decided about them. */
export function certificateRoutes(app: FastifyInstance, { till: { books } }: Desk): void {
  const { database, now } = books

  async function named(code: string): Promise<Exemption> {
    const exemption = await findExemption(database, code)
    if (exemption === undefined) throw new Refusal(404, 'There is no such certificate.')
    return exemption
  }

  async function shown(exemption: Exemption): Promise<ShownCertificate> {
    const isApproved = exemption.status === 'approved'
    const taxed = isApproved ? await taxedOrders(books, exemption) : []
    return {
      ...listed(exemption, newJerseyDay(now())),
      history: await exemptionHistory(database, exemption.code),
      taxed: taxed.map(({ orderNumber, cents }) => ({ orderNumber, amount: centsToAmount(cents) })),
    }
  }

  app.get('/certificates', DECIDING, async () => {
    const day = newJerseyDay(now())
    return { certificates: (await listExemptions(database)).map((one) => listed(one, day)) }
  })

  app.get<Named>('/certificates/:code', DECIDING, async ({ params }) =>
    shown(await named(params.code)),
  )

  app.get<Named>('/certificates/:code/document', DOCUMENT_ROUTE, async ({ params }, reply) => {
    const { code } = await named(params.code)
    const certificate = await readCertificate(database, code)
    if (certificate === undefined) throw new Refusal(404, `The file of ${code} is not kept.`)
    return sendDocument(reply, code, certificate)
  })

  app.post<Named>('/certificates/:code/decision', DECIDING, async (request) => {
    const { decision, reason } = parsed(CertificateDecisionSchema, request.body)
    const { code } = await named(request.params.code)
    const note = reason === '' ? decision : reason
    const decided = { decision, note, actor: staffOf(request), at: now() }
    const exemption = await decideExemption(database, code, decided)
    if (exemption === undefined) {
      const { status } = await named(code)
      throw new Refusal(409, `${code} is ${status}: it cannot be ${decision} now.`)
    }
    return shown(exemption)
  })
}

function listed(exemption: Exemption, day: string): ListedCertificate {
  const { reason, validTo = null, status, ...rest } = exemption
  return {
    ...rest,
    reason: EXEMPTION_REASONS[reason],
    validTo,
    status,
    isExpired: status === 'approved' && validTo !== null && validTo < day,
  }
}
