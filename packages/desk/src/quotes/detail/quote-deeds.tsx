import {
  type QuoteVersion,
  type ShownQuote,
  ShownQuoteSchema,
} from '@millrun/commerce/quotes/desk-quotes'
import { PressedButton } from '@millrun/ui/asking/pressed-button.tsx'
import { Button } from '@millrun/ui/first/button.tsx'
import { ButtonLink } from '../../parts/button-link.tsx'
import { useState } from 'react'
import { askDesk } from '../../asking/ask-desk.ts'
import { saveFromDesk } from '../../asking/save-from-desk.ts'
import { useAskAgain } from '../../asking/use-ask-again.ts'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { useStaff } from '../../session/staff-context.ts'
import { changeAddress } from '../quote-addresses.ts'

interface QuoteDeedsProps {
  readonly shown: ShownQuote
  readonly newest: QuoteVersion
}

/** What may be done with a quote now, by whom may. */
export function QuoteDeeds({ shown: { number, state }, newest: { email } }: QuoteDeedsProps) {
  const [isWithdrawing, setWithdrawing] = useState(false)
  const askAgain = useAskAgain()
  const mayChange = useStaff().role !== 'shipping' && (state === 'open' || state === 'ended')

  async function act(deed: 'mail' | 'withdraw') {
    const outcome = await askDesk(`quotes/${number}/${deed}`, ShownQuoteSchema, { method: 'POST' })
    await askAgain(['quotes'])
    return outcome
  }

  return (
    <div className="mb-6 flex flex-wrap items-start gap-x-3 gap-y-2">
      {mayChange && email !== '' && (
        <PressedButton
          look="tool-solid"
          action="Mail to Client"
          doing="Mailing…"
          done={`It is on its way to ${email}.`}
          press={() => act('mail')}
        />
      )}
      {mayChange && (
        <ButtonLink look="tool" to={changeAddress(number)}>
          Change
        </ButtonLink>
      )}
      <PressedButton
        look="tool"
        action="PDF"
        doing="Saving…"
        press={() => saveFromDesk(`quotes/${number}/quote.pdf`, `quote-${number}.pdf`)}
      />
      {mayChange && (
        <Button look="tool" onClick={() => setWithdrawing(true)}>
          Withdraw…
        </Button>
      )}
      {isWithdrawing && (
        <ConfirmDialog
          title={`Withdraw quote ${number}?`}
          action="Withdraw"
          doing="Withdrawing…"
          onConfirm={() => act('withdraw')}
          onClose={() => setWithdrawing(false)}
        >
          Nobody can accept it any more, and its link says so. It cannot be taken back.
        </ConfirmDialog>
      )}
    </div>
  )
}
