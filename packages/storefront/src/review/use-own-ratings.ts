import { OwnRatingsSchema, type OwnRatings } from '@millrun/commerce/ratings/own-ratings'
import type { GivenRating } from '@millrun/commerce/ratings/given-rating'
import { useEffect, useEffectEvent, useState } from 'react'
import { callFunction, type Reply } from '../checkout/functions-client.ts'

/** What a press has come to, as a sentence. */
export interface Said {
  readonly ok: boolean
  readonly sentence: string
}

export type OwnAnswer =
  | { readonly kind: 'waiting' | 'missing' | 'failed' }
  | { readonly kind: 'found'; readonly own: OwnRatings }

export interface OwnRatingsAccess {
  readonly answer: OwnAnswer
  readonly isSending: boolean
  readonly askAgain: () => void
  readonly give: (given: {
    readonly name: string
    readonly ratings: readonly GivenRating[]
  }) => Promise<Said>
  readonly withdraw: (product: string) => Promise<Said>
}

const LOST = 'Your review could not be sent just now. It is still here; please try again.'
const KEPT =
  'Thank you. We read it first; it stands on the page of its product in three days at the latest.'
const WITHDRAWN = 'Your review is taken back, and is not shown any more.'

/** What the buyer behind a link has said of an order's products, and the way to say more. */
export function useOwnRatings(token: string): OwnRatingsAccess {
  const [answer, setAnswer] = useState<OwnAnswer>({ kind: 'waiting' })
  const [round, setRound] = useState(0)
  const [isSending, setSending] = useState(false)
  const receive = useEffectEvent(setAnswer)
  useEffect(() => {
    let isWanted = true
    void ask({ token }).then((reply) => isWanted && receive(answerOf(reply)))
    return () => {
      isWanted = false
    }
  }, [token, round])

  async function send(body: Record<string, unknown>, done: string): Promise<Said> {
    setSending(true)
    const reply = await ask({ token, ...body })
    setSending(false)
    if (!reply.ok) return { ok: false, sentence: reply.error ?? LOST }
    setAnswer({ kind: 'found', own: reply.data })
    return { ok: true, sentence: done }
  }

  return {
    answer,
    isSending,
    askAgain: () => setRound(round + 1),
    give: (given) => send({ given }, KEPT),
    withdraw: (product) => send({ withdraw: product }, WITHDRAWN),
  }
}

function ask(body: Record<string, unknown>): Promise<Reply<OwnRatings>> {
  return callFunction('rate-products', OwnRatingsSchema, body)
}

function answerOf(reply: Reply<OwnRatings>): OwnAnswer {
  if (reply.ok) return { kind: 'found', own: reply.data }
  return { kind: reply.status === 404 || reply.status === 422 ? 'missing' : 'failed' }
}
