import type { Reader } from '@millrun/commerce/desk/bounced-mail'
import type { ShownOrder } from '@millrun/commerce/desk/shown-order'
import { Button } from '@millrun/ui/first/button.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { CorrectEmailForm } from '../../mails/correct-email-form.tsx'
import { Fact, Facts } from '../../parts/facts.tsx'
import { Part } from '../../parts/part.tsx'
import { quoteAddress } from '../../quotes/quote-addresses.ts'
import { useStaff } from '../../session/staff-context.ts'

/** Whose order it is, and what their own papers call it. */
export function BuyerPart({ order }: { order: ShownOrder }) {
  const { buyer, email, customer, poNumber, jobName, quote, invoiceEmail, pageLink } = order
  const digits = customer.phone.replaceAll(/[^\d+]/g, '')
  return (
    <Part title="Buyer">
      {email === '' ? (
        <p>The buyer was forgotten, as they or the law wanted.</p>
      ) : (
        <>
          <Facts>
            <Fact name="Name">{buyer}</Fact>
            <Fact name="E-mail">
              <a href={`mailto:${email}`}>{email}</a>
            </Fact>
            <Fact name="Phone">
              <a href={`tel:${digits}`}>{customer.phone}</a>
            </Fact>
            <Fact name="PO number">{poNumber}</Fact>
            <Fact name="Job">{jobName}</Fact>
            <Fact name="Quote">
              {quote === null ? null : <Link to={quoteAddress(quote)}>{quote}</Link>}
            </Fact>
            <Fact name="Invoice to">{invoiceEmail}</Fact>
            <Fact name="Their page">
              <a href={pageLink} target="_blank" rel="noreferrer">
                What the buyer sees
              </a>
            </Fact>
          </Facts>
          <Correct order={order} />
        </>
      )}
    </Part>
  )
}

/** The buyer, or who gets the invoice, is to be written to elsewhere. */
function Correct({ order: { orderNumber, invoiceEmail } }: { order: ShownOrder }) {
  const { role } = useStaff()
  const [shown, setShown] = useState<Reader>()
  if (role === 'shipping') return null
  const toggle = (reader: Reader) => () => setShown(shown === reader ? undefined : reader)
  return (
    <div className="mt-4">
      <div className="flex flex-wrap gap-3">
        <Button look="tool" aria-expanded={shown === 'buyer'} onClick={toggle('buyer')}>
          Correct the E-Mail…
        </Button>
        {invoiceEmail !== '' && (
          <Button look="tool" aria-expanded={shown === 'papers'} onClick={toggle('papers')}>
            Correct the Invoice Address…
          </Button>
        )}
      </div>
      {shown !== undefined && (
        <div className="mt-4">
          <CorrectEmailForm key={shown} orderNumber={orderNumber} reader={shown} />
        </div>
      )}
    </div>
  )
}
