import { saveFile } from '@millrun/ui/asking/save-file'
import { Button } from '@millrun/ui/first/button.tsx'
import { useState } from 'react'
import { z } from 'zod/mini'
import { callFunction } from '../checkout/functions-client.ts'

const NO_PAPER = 'The paper could not be had just now. Please try again in a moment.'

/** Saves a quote as a paper. */
export function QuotePdfButton({ token, number }: { token: string; number: string }) {
  const [isAsking, setAsking] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  async function save(): Promise<void> {
    setAsking(true)
    setRefusal(undefined)
    const reply = await callFunction('quote-pdf', z.instanceof(Blob), { token })
    setAsking(false)
    if (reply.ok) saveFile(reply.data, `quote-${number}.pdf`)
    else setRefusal(reply.error ?? NO_PAPER)
  }

  return (
    <>
      <Button
        look="quiet"
        className="mt-3"
        aria-disabled={isAsking}
        onClick={() => void (isAsking || save())}
      >
        {isAsking ? 'Making the paper…' : 'Save as PDF'}
      </Button>
      <p className="mt-1 text-wrong empty:sr-only" aria-live="polite">
        {refusal}
      </p>
    </>
  )
}
