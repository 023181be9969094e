import { DelayResponseSchema, type DelayResponse } from '@millrun/commerce/functions'
import { useEffect, useEffectEvent, useState } from 'react'
import { callFunction } from '../../checkout/functions-client.ts'

export type DelayChoice = 'wait' | 'cancel'

export type DelayAnswer =
  | { readonly kind: 'waiting' | 'missing' | 'failed' }
  | { readonly kind: 'found'; readonly delay: DelayResponse }

export interface DelayInquiry {
  readonly answer: DelayAnswer
  /** What the buyer has pressed here. */
  readonly pressed: DelayChoice | undefined
  readonly isSending: boolean
  /** The last press did not arrive, as far as anybody knows. */
  readonly isLost: boolean
  readonly choose: (choice: DelayChoice) => void
  readonly askAgain: () => void
}

/** What a buyer is asked behind a token, and the way to answer; nothing is answered before a press. */
export function useDelay(token: string): DelayInquiry {
  const [answer, setAnswer] = useState<DelayAnswer>({ kind: 'waiting' })
  const [round, setRound] = useState(0)
  const [pressed, setPressed] = useState<DelayChoice>()
  const [isSending, setSending] = useState(false)
  const [isLost, setLost] = useState(false)
  const receive = useEffectEvent(setAnswer)

  useEffect(() => {
    let isWanted = true
    void askFor({ token }).then((received) => isWanted && receive(received))
    return () => {
      isWanted = false
    }
  }, [token, round])

  async function send(choice: DelayChoice): Promise<void> {
    setSending(true)
    const received = await askFor({ token, answer: choice })
    setSending(false)
    setLost(received.kind !== 'found')
    if (received.kind !== 'found') return
    setPressed(choice)
    setAnswer(received)
  }

  return {
    answer,
    pressed,
    isSending,
    isLost,
    choose: (choice) => {
      if (!isSending) void send(choice)
    },
    askAgain: () => setRound(round + 1),
  }
}

async function askFor(body: {
  readonly token: string
  readonly answer?: DelayChoice
}): Promise<DelayAnswer> {
  const reply = await callFunction('answer-delay', DelayResponseSchema, body)
  if (reply.ok) return { kind: 'found', delay: reply.data }
  return { kind: reply.status === 404 || reply.status === 400 ? 'missing' : 'failed' }
}
