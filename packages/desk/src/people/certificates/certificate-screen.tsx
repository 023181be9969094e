import {
  type ShownCertificate,
  ShownCertificateSchema,
} from '@millrun/commerce/desk/people/certificates'
import { CONTRACTORS_PAY, DECISIONS } from '@millrun/commerce/tax/exemption'
import { PressedButton } from '@millrun/ui/asking/pressed-button.tsx'
import { Link, useParams } from 'react-router'
import { askDesk } from '../../asking/ask-desk.ts'
import { AskedContent } from '../../asking/asked-content.tsx'
import { saveFromDesk } from '../../asking/save-from-desk.ts'
import { useAskAgain } from '../../asking/use-ask-again.ts'
import { useAsked } from '../../asking/use-asked.ts'
import { ScreenTitle } from '../../frame/screen-title.tsx'
import { orderAddress } from '../../orders/order-address.ts'
import { Day } from '../../parts/day.tsx'
import { Fact, Facts } from '../../parts/facts.tsx'
import { Money } from '../../parts/money.tsx'
import { Part } from '../../parts/part.tsx'
import { type Decision, Decisions } from '../deciding/decisions.tsx'
import { CertificateMark, certificateWord } from './certificate-mark.tsx'
import { customerAddress } from '../customers/customer-address.ts'

/** One certificate, with what is to be known before it is decided. */
export function CertificateScreen() {
  const { code = '' } = useParams()
  const asked = useAsked(['certificates', code], `certificates/${code}`, ShownCertificateSchema)
  return (
    <>
      <ScreenTitle title={`Certificate ${code}`} />
      <AskedContent asked={asked} waiting="Looking up the certificate…">
        {(certificate) => <Certificate certificate={certificate} />}
      </AskedContent>
    </>
  )
}

function Certificate({ certificate }: { certificate: ShownCertificate }) {
  const { code, businessName, state, taxed } = certificate
  const askAgain = useAskAgain()

  async function decide(body: Decision) {
    const path = `certificates/${code}/decision`
    const outcome = await askDesk(path, ShownCertificateSchema, { method: 'POST', body })
    if (outcome.ok) await askAgain(['certificates'])
    return outcome
  }

  return (
    <>
      <CertificateFacts certificate={certificate} />
      <Part title="To decide">
        <p className="mb-5 max-w-[70ch] border-l-4 border-ink pl-4">{CONTRACTORS_PAY}</p>
        <div className="mb-3">
          <PressedButton
            look="tool"
            action="Save the Signed File"
            doing="Saving…"
            press={() => saveFromDesk(`certificates/${code}/document`, code)}
          />
        </div>
        <Decisions
          name={code}
          may={decisionsOf(certificate)}
          approval={
            <p>
              {businessName} pays no tax on deliveries to {state} from then on, and is told by mail.
            </p>
          }
          decide={decide}
        />
      </Part>
      {taxed.length > 0 && <Taxed taxed={taxed} />}
    </>
  )
}

function decisionsOf({ status }: ShownCertificate) {
  const all = ['approved', 'refused', 'withdrawn'] as const
  return all.filter((decision) => DECISIONS[decision].some((before: string) => before === status))
}

function CertificateFacts({ certificate }: { certificate: ShownCertificate }) {
  const { businessName, email, state, reason, certificateNumber, validFrom, validTo } = certificate
  return (
    <Part title={businessName}>
      <Facts>
        <Fact name="Standing">
          <CertificateMark certificate={certificate} />
        </Fact>
        <Fact name="From">
          <Link to={customerAddress(email)} className="more">
            {email}
          </Link>
        </Fact>
        <Fact name="For deliveries to">{state}</Fact>
        <Fact name="Reason">{reason}</Fact>
        <Fact name="Number">{certificateNumber}</Fact>
        <Fact name="Days">
          {validFrom} to {validTo ?? 'withdrawal'}
        </Fact>
        {certificate.history.map(({ at, status, note }) => (
          <Fact key={at + status} name={certificateWord(status)}>
            <Day at={at} withTime />
            {note !== status && `: ${note}`}
          </Fact>
        ))}
      </Facts>
    </Part>
  )
}

/** Orders that were paid with tax before the certificate was approved. */
function Taxed({ taxed }: Pick<ShownCertificate, 'taxed'>) {
  return (
    <Part title="Taxed before">
      <p className="mb-4 max-w-[70ch]">
        These paid orders were taxed since its first day. The tax can be given back with a refund of
        each of them.
      </p>
      <Facts>
        {taxed.map(({ orderNumber, amount }) => (
          <Fact key={orderNumber} name={orderNumber}>
            <Link to={orderAddress(orderNumber)} className="more">
              Give back <Money amount={amount} />
            </Link>
          </Fact>
        ))}
      </Facts>
    </Part>
  )
}
