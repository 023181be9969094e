import { PROOFS, TRADES } from '@millrun/commerce/account/trade-application'
import {
  ApplicationsSchema,
  type ListedApplication,
} from '@millrun/commerce/desk/people/applications'
import { DoneSchema } from '@millrun/commerce/desk/shown-order'
import { CONTRACTORS_PAY } from '@millrun/commerce/tax/exemption'
import { PressedButton } from '@millrun/ui/asking/pressed-button.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { askDesk } from '../../asking/ask-desk.ts'
import { AskedContent } from '../../asking/asked-content.tsx'
import { saveFromDesk } from '../../asking/save-from-desk.ts'
import { useAskAgain } from '../../asking/use-ask-again.ts'
import { useAsked } from '../../asking/use-asked.ts'
import { ScreenTitle } from '../../frame/screen-title.tsx'
import { Day } from '../../parts/day.tsx'
import { Fact, Facts } from '../../parts/facts.tsx'
import { Part } from '../../parts/part.tsx'
import { ListName } from '../../price-lists/list-name.tsx'
import { PriceListField } from '../../price-lists/price-list-field.tsx'
import { termsWords } from './terms-words.ts'
import { type Decision, Decisions } from '../deciding/decisions.tsx'
import { customerAddress } from '../customers/customer-address.ts'
import { GrantedList } from './granted-list.tsx'
import { GrantedTerms } from './granted-terms.tsx'

/** Who asks for a trade account. */
export function ApplicationsScreen() {
  const asked = useAsked(['applications'], 'applications', ApplicationsSchema)
  return (
    <>
      <ScreenTitle title="Trade applications" />
      <p className="mb-8 max-w-[70ch] border-l-4 border-ink pl-4">
        A trade account takes no tax off. {CONTRACTORS_PAY}
      </p>
      <AskedContent asked={asked} waiting="Looking up the applications…">
        {({ applications }) =>
          applications.length === 0 ? (
            <p className="border-y border-rule py-6 text-lg text-ink-2">
              Nobody has asked for a trade account yet.
            </p>
          ) : (
            applications.map((application) => (
              <Application key={application.id} application={application} />
            ))
          )
        }
      </AskedContent>
    </>
  )
}

const STATUSES = { pending: 'To decide', approved: 'Approved', refused: 'Refused' } as const

function Application({ application }: { application: ListedApplication }) {
  const { id, label, businessName, status } = application
  const [priceList, setPriceList] = useState('')
  const askAgain = useAskAgain()

  async function decide(decision: Decision) {
    const isGranted = decision.decision === 'approved' && priceList !== ''
    const body = { ...decision, ...(isGranted && { priceList }) }
    const path = `applications/${id}/decision`
    const outcome = await askDesk(path, DoneSchema, { method: 'POST', body })
    if (outcome.ok) await Promise.all([askAgain(['applications']), askAgain(['price-list'])])
    return outcome
  }

  return (
    <Part title={`${businessName}: ${STATUSES[status]}`}>
      <ApplicationFacts application={application} />
      <div className="mt-5 flex flex-wrap items-start gap-3">
        <PressedButton
          look="tool"
          action={`Save the File of ${label}`}
          doing="Saving…"
          press={() => saveFromDesk(`applications/${id}/document`, label)}
        />
        {status === 'pending' && (
          <div>
            <Decisions
              name={label}
              may={['approved', 'refused']}
              approval={
                <>
                  <p className="mb-4">{businessName} gets a trade account, and is told by mail.</p>
                  <PriceListField
                    label={`Price list of ${label}`}
                    value={priceList}
                    onChoose={setPriceList}
                  />
                </>
              }
              decide={decide}
            />
          </div>
        )}
      </div>
      {status === 'approved' && (
        <>
          <GrantedList application={application} />
          <GrantedTerms key={termsWords(application.terms)} application={application} />
        </>
      )}
    </Part>
  )
}

function ApplicationFacts({ application }: { application: ListedApplication }) {
  const { email, trade, proof, number, states, website, appliedAt, decidedAt, reason } = application
  return (
    <Facts>
      <Fact name="From">
        <Link to={customerAddress(email)} className="more">
          {email}
        </Link>
      </Fact>
      <Fact name="Business">{TRADES[trade]}</Fact>
      <Fact name={PROOFS[proof]}>{number}</Fact>
      <Fact name="States">{states.join(', ')}</Fact>
      {website !== '' && <Fact name="Website">{website}</Fact>}
      <Fact name="Asked">
        <Day at={appliedAt} withTime />
      </Fact>
      {application.status === 'approved' && (
        <>
          <Fact name="Buys by">
            <ListName name={application.priceList} />
          </Fact>
          <Fact name="Pays">{termsWords(application.terms)}</Fact>
        </>
      )}
      {decidedAt !== undefined && (
        <Fact name="Decided">
          <Day at={decidedAt} withTime />
          {reason !== undefined && `: ${reason}`}
        </Fact>
      )}
    </Facts>
  )
}
