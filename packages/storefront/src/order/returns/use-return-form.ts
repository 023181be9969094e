import { newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import type { OrderStatusResponse } from '@millrun/commerce/functions'
import { AskedReturnSchema } from '@millrun/commerce/returns/ask-return'
import { contentOf } from '@millrun/ui/asking/data-url-of'
import { randomName } from '@millrun/ui/first/random-name'
import { useState } from 'react'
import { callFunction } from '../../checkout/functions-client.ts'
import { keepReturnDraft, readReturnDraft } from './kept-return-draft.ts'
import {
  NOTHING_TYPED,
  problemsOf,
  type ReturnProblems,
  returnRequest,
  type TypedReturn,
} from './typed-return.ts'
import { type Photographs, usePhotographs } from './use-photographs.ts'

/** Photographs take a while on a phone's connection. */
const PATIENCE_MS = 180_000

const LOST =
  'We do not know whether this has arrived. Please press once more: it counts once. What you typed is still here.'

export interface ReturnForm extends Photographs {
  readonly typed: TypedReturn
  /** In New Jersey. */
  readonly today: string
  /** Said once somebody has tried to send it. */
  readonly problems: ReturnProblems
  readonly isSending: boolean
  readonly refusal: string | undefined
  readonly type: (change: Partial<TypedReturn>) => void
  readonly send: () => Promise<void>
}

/** A return as it is typed, kept until the shop has it; `onAsked` hears of its number. */
export function useReturnForm(
  token: string,
  order: OrderStatusResponse,
  onAsked: (number: string) => void,
): ReturnForm {
  const { orderNumber } = order
  const [typed, setTyped] = useState(() => readReturnDraft(orderNumber))
  // The same as long as nothing is changed: however often it is sent, it is one return.
  const [key, setKey] = useState(randomName)
  const [isTried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [today] = useState(() => newJerseyDay(new Date()))
  const { clear, ...chosen } = usePhotographs(onChange)
  const problems = problemsOf(order, typed, chosen.photographs, today)

  function onChange(): void {
    setKey(randomName())
    setRefusal(undefined)
  }

  function type(change: Partial<TypedReturn>): void {
    const next = { ...typed, ...change }
    setTyped(next)
    onChange()
    keepReturnDraft(orderNumber, next)
  }

  async function send(): Promise<void> {
    setTried(true)
    if (isSending || Object.keys(problems).length > 0) return
    setSending(true)
    setRefusal(undefined)
    const photographs = chosen.photographs.map(({ dataUrl }) => contentOf(dataUrl))
    const body = { token, key, ...returnRequest(order, typed), photographs }
    const reply = await callFunction('ask-return', AskedReturnSchema, body, PATIENCE_MS)
    setSending(false)
    if (!reply.ok) return setRefusal(reply.error ?? LOST)
    keepReturnDraft(orderNumber, undefined)
    setTyped(NOTHING_TYPED)
    clear()
    setTried(false)
    onAsked(reply.data.number)
  }

  return {
    ...chosen,
    typed,
    today,
    problems: isTried ? problems : {},
    isSending,
    refusal,
    type,
    send,
  }
}
