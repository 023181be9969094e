import { ToldQuoteSchema, type ToldQuote } from '@millrun/commerce/quotes/told-quote'
import { useEffect, useState } from 'react'
import { callFunction } from '../checkout/functions-client.ts'

export type QuoteAnswer =
  | { readonly kind: 'waiting' | 'missing' | 'failed' }
  | { readonly kind: 'found'; readonly quote: ToldQuote }

interface QuoteInquiry {
  readonly answer: QuoteAnswer
  readonly askAgain: () => void
}

/** What the quote behind a token says now; without a token there is none. */
export function useQuote(token: string | undefined): QuoteInquiry {
  const [answer, setAnswer] = useState<QuoteAnswer>({ kind: 'waiting' })
  const [round, setRound] = useState(0)

  useEffect(() => {
    let isWanted = true
    void askFor(token).then((received) => isWanted && setAnswer(received))
    return () => {
      isWanted = false
    }
  }, [token, round])

  function askAgain(): void {
    setAnswer({ kind: 'waiting' })
    setRound(round + 1)
  }

  return { answer, askAgain }
}

async function askFor(token: string | undefined): Promise<QuoteAnswer> {
  if (token === undefined) return { kind: 'missing' }
  const reply = await callFunction('quote', ToldQuoteSchema, { token })
  if (reply.ok) return { kind: 'found', quote: reply.data }
  return { kind: reply.status === 404 ? 'missing' : 'failed' }
}
