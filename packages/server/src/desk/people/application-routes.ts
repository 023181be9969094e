import {
  ApplicationDecisionSchema,
  type ListedApplication,
} from '@millrun/commerce/desk/people/applications'
import { GrantRequestSchema } from '@millrun/commerce/desk/price-lists'
import { TermsRequestSchema } from '@millrun/commerce/terms/granted-terms'
import type { FastifyInstance } from 'fastify'
import { parsed } from '../../customers/parsed.ts'
import { applicationLabel } from '../../customers/application-label.ts'
import {
  buysBy,
  grantTermsTo,
  grantToApplicant,
  paysHow,
} from '../../customers/grant-to-applicant.ts'
import {
  type Applicant,
  attachedDocument,
  decideApplication,
  findApplication,
  listApplications,
} from '../../customers/trade-store.ts'
import { Refusal } from '../../http/refusal.ts'
import { readTerms, toldTerms } from '../../trade/told-terms.ts'
import type { Desk } from '../desk-api.ts'
import { DECIDING, staffOf } from '../staff.ts'
import { DOCUMENT_ROUTE, sendDocument } from './send-document.ts'

interface Named {
  readonly Params: { readonly id: string }
}

/** Who asks for a trade account, and what is decided about it. */
export function applicationRoutes(app: FastifyInstance, { till }: Desk): void {
  const { database, now } = till.books

  async function named(id: string): Promise<Applicant> {
    const applicant = await findApplication(database, id)
    if (applicant === undefined) throw new Refusal(404, 'There is no such application.')
    return applicant
  }

  app.get('/applications', DECIDING, async () => ({
    applications: (await listApplications(database)).map(listed),
  }))

  app.get<Named>('/applications/:id/document', DOCUMENT_ROUTE, async ({ params }, reply) => {
    const { id } = await named(params.id)
    return sendDocument(reply, applicationLabel(id), await attachedDocument(database, id))
  })

  app.post<Named>('/applications/:id/decision', DECIDING, async (request) => {
    const { decision, reason, priceList } = parsed(ApplicationDecisionSchema, request.body)
    const { id, email, application } = await named(request.params.id)
    const by = { actor: staffOf(request), at: now() }
    const decided =
      decision === 'approved'
        ? await decideApplication(database, id, { status: decision, priceList, ...by })
        : await decideApplication(database, id, { status: decision, reason, ...by })
    if (decided === undefined) {
      const newest = (await named(id)).application.status
      throw new Refusal(409, `The application of ${application.businessName} is ${newest} already.`)
    }
    return { sentence: `The application of ${email} is ${decision}; its owner is told by mail.` }
  })

  app.post<Named>('/applications/:id/price-list', DECIDING, async (request) => {
    const { priceList } = parsed(GrantRequestSchema, request.body)
    const wanted = { id: request.params.id, priceList: priceList ?? undefined }
    const by = { actor: staffOf(request), at: now() }
    return { sentence: buysBy(await grantToApplicant(database, wanted, by)) }
  })

  app.post<Named>('/applications/:id/terms', DECIDING, async (request) => {
    const terms = readTerms(parsed(TermsRequestSchema, request.body))
    const by = { actor: staffOf(request), at: now() }
    return { sentence: paysHow(await grantTermsTo(database, { id: request.params.id, terms }, by)) }
  })
}

function listed({ id, email, priceList, terms, application }: Applicant): ListedApplication {
  const isApproved = application.status === 'approved'
  return {
    id,
    label: applicationLabel(id),
    email,
    ...application,
    priceList: isApproved ? (priceList ?? null) : null,
    terms: isApproved ? toldTerms(terms) : null,
  }
}
