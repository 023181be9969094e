import type { ShownOrder } from '@millrun/commerce/desk/shown-order'
import { Part } from '../../parts/part.tsx'
import { FactList } from './fact-list.tsx'

/** Whose order it is, and what their own papers call it. */
export function BuyerPart({ order }: { order: ShownOrder }) {
  const { buyer, email, customer, poNumber, jobName, invoiceEmail, pageLink } = order
  const digits = customer.phone.replaceAll(/[^\d+]/g, '')
  return (
    <Part title="Buyer">
      {email === '' ? (
        <p>The buyer was forgotten, as they or the law wanted.</p>
      ) : (
        <FactList
          facts={{
            Name: buyer,
            'E-mail': <a href={`mailto:${email}`}>{email}</a>,
            Phone: <a href={`tel:${digits}`}>{customer.phone}</a>,
            'PO number': poNumber,
            Job: jobName,
            'Invoice to': invoiceEmail,
            'Their page': (
              <a href={pageLink} target="_blank" rel="noreferrer">
                What the buyer sees
              </a>
            ),
          }}
        />
      )}
    </Part>
  )
}
