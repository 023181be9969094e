import type { OrderStatusResponse } from '@millrun/commerce/functions'
import { orderDate } from '@millrun/commerce/order-date'
import { RETURN_REASONS } from '@millrun/commerce/returns/return-reason'
import { RETURN_STANDS, wayBack } from '@millrun/commerce/returns/return-words'
import { Button } from '@millrun/ui/first/button.tsx'
import { saveFile } from '@millrun/ui/asking/save-file'
import { useState } from 'react'
import { z } from 'zod/mini'
import { callFunction } from '../../checkout/functions-client.ts'

type Return = NonNullable<OrderStatusResponse['returns']>[number]

interface KeptReturnProps {
  readonly token: string
  readonly kept: Return
}

/** A return of which the shop knows: how it stands, what has happened, and the slip while its pieces are awaited. */
export function KeptReturn({ token, kept }: KeptReturnProps) {
  const { number, status, reason, isLate, lines, history, comesBack } = kept
  return (
    <li className="border-t border-rule py-4">
      <h3 className="font-medium">Return {number}</h3>
      <p className="mt-1">{RETURN_STANDS[status]}</p>
      <p className="mt-1 text-ink-2">
        {lines.map(({ quantity, title }) => `${quantity} × ${title}`).join('; ')}
      </p>
      <p className="text-ink-2">
        {RETURN_REASONS[reason]}
        {isLate && ', told of late'}
      </p>
      {comesBack && (
        <>
          <p className="mt-2">{wayBack(reason)}</p>
          <SlipButton token={token} number={number} />
        </>
      )}
      <ol className="mt-3 grid gap-1 text-[15px]">
        {history.map(({ at, sentence }) => (
          <li key={`${at} ${sentence}`} className="grid gap-x-5 sm:grid-cols-[9.5rem_1fr]">
            <span className="text-ink-2">{orderDate(new Date(at))}</span>
            <span className="wrap-anywhere">{sentence}</span>
          </li>
        ))}
      </ol>
    </li>
  )
}

const NO_SLIP = 'The slip could not be had just now. Please try again in a moment.'

function SlipButton({ token, number }: { token: string; number: string }) {
  const [isAsking, setAsking] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  async function save(): Promise<void> {
    setAsking(true)
    setRefusal(undefined)
    const reply = await callFunction('return-slip', z.instanceof(Blob), { token, number })
    setAsking(false)
    if (reply.ok) saveFile(reply.data, `return-${number}.pdf`)
    else setRefusal(reply.error ?? NO_SLIP)
  }

  return (
    <>
      <Button
        look="outline"
        className="mt-3"
        aria-disabled={isAsking}
        onClick={() => void (isAsking || save())}
      >
        {isAsking ? 'Making the slip…' : 'Return Slip to Print (PDF)'}
      </Button>
      <p className="mt-1 text-wrong empty:sr-only" aria-live="polite">
        {refusal}
      </p>
    </>
  )
}
