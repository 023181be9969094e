import {
  BOUNCED_ABOUT,
  type BouncedMail,
  BouncedMailsSchema,
  type Reader,
} from '@millrun/commerce/desk/bounced-mail'
import { DoneSchema } from '@millrun/commerce/desk/shown-order'
import { PressedButton } from '@millrun/ui/asking/pressed-button.tsx'
import { Button } from '@millrun/ui/first/button.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { askDesk } from '../asking/ask-desk.ts'
import { useAskAgain } from '../asking/use-ask-again.ts'
import { useAsked } from '../asking/use-asked.ts'
import { orderAddress } from '../orders/order-address.ts'
import { Day } from '../parts/day.tsx'
import { Part } from '../parts/part.tsx'
import { useStaff } from '../session/staff-context.ts'
import { CorrectEmailForm } from './correct-email-form.tsx'

/** The mails that came back, of which their readers know nothing; nothing where there are none. */
export function BouncedMails() {
  const { data } = useAsked(['bounces'], 'bounces', BouncedMailsSchema)
  if (data === undefined || data.bounces.length === 0) return null
  return (
    <Part title={`Mails that came back (${data.bounces.length})`}>
      <ul className="border-t border-rule">
        {data.bounces.map((bounce) => (
          <li key={bounce.id} className="border-b border-rule py-4">
            <Told bounce={bounce} />
            <Deeds bounce={bounce} />
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Told({ bounce }: { bounce: BouncedMail }) {
  const { address, about, orderNumber, kind, reason, bouncedAt } = bounce
  return (
    <>
      <p className="text-lg wrap-anywhere">
        <strong className="font-medium">{address}</strong> did not get a mail about{' '}
        {orderNumber === null ? (
          BOUNCED_ABOUT[about]
        ) : (
          <Link to={orderAddress(orderNumber)} className="underline underline-offset-4">
            {orderNumber}
          </Link>
        )}
        {kind !== null && ` (${kind.replaceAll('_', ' ')})`}, <Day at={bouncedAt} withTime />
      </p>
      <p className="max-w-[90ch] text-[15px] wrap-anywhere text-ink-2">{reason}</p>
    </>
  )
}

/** An order is written to elsewhere; of all else somebody says that it is seen to. */
function Deeds({ bounce }: { bounce: BouncedMail }) {
  const { id, orderNumber, kind, isCurrent } = bounce
  const { role } = useStaff()
  const [isCorrecting, setCorrecting] = useState(false)
  const askAgain = useAskAgain()
  if (role === 'shipping') return null
  const reader: Reader = kind === 'invoice' ? 'papers' : 'buyer'

  async function settle() {
    const outcome = await askDesk(`bounces/${id}/settled`, DoneSchema, { method: 'POST', body: {} })
    await askAgain(['bounces'])
    return outcome
  }

  return (
    <>
      <div className="mt-3 flex flex-wrap items-start gap-3">
        {orderNumber !== null && isCurrent && (
          <Button
            look="tool-solid"
            aria-expanded={isCorrecting}
            onClick={() => setCorrecting(!isCorrecting)}
          >
            Another Address…
          </Button>
        )}
        <PressedButton look="tool" action="Seen To" doing="Writing it down…" press={settle} />
      </div>
      {isCorrecting && orderNumber !== null && (
        <div className="mt-4">
          <CorrectEmailForm orderNumber={orderNumber} reader={reader} />
        </div>
      )}
    </>
  )
}
