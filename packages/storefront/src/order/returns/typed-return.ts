import type { OrderStatusResponse } from '@millrun/commerce/functions'
import {
  CHOOSE_PIECES,
  CHOOSE_REASON,
  SAY_ARRIVAL,
  WordsSchema,
} from '@millrun/commerce/returns/ask-return'
import { judgeReturn, LATE_MEANING } from '@millrun/commerce/returns/judge-return'
import type { ReturnReason } from '@millrun/commerce/returns/return-reason'
import type { ChosenPhotograph } from './chosen-photograph.ts'

type Returnable = NonNullable<OrderStatusResponse['returnable']>

/** What a buyer has typed about what they return, without the photographs. */
export interface TypedReturn {
  /** How many pieces, by the id of their line. */
  readonly pieces: Readonly<Record<string, number>>
  readonly reason: ReturnReason | undefined
  readonly words: string
  /** When the truck came, and whether the damage stands on the driver's paper. */
  readonly arrivedOn: string
  readonly noted: boolean
}

export const NOTHING_TYPED: TypedReturn = {
  pieces: {},
  reason: undefined,
  words: '',
  arrivedOn: '',
  noted: false,
}

/** What is wrong with a return as it is typed, by its fields. */
export interface ReturnProblems {
  readonly pieces?: string
  readonly reason?: string
  readonly words?: string
  readonly arrivedOn?: string
  readonly photographs?: string
}

/** Whether its damage is that of a truck, of which more has to be told. */
export function isFreightDamage(order: OrderStatusResponse, { reason }: TypedReturn): boolean {
  return reason === 'damaged' && order.delivery?.mode === 'freight' && !order.pickup
}

/** The lines of which pieces are chosen. */
export function chosenLines(
  { returnable = [] }: OrderStatusResponse,
  { pieces }: TypedReturn,
): Returnable {
  return returnable.flatMap((line) => {
    const quantity = Math.min(pieces[line.id] ?? 0, line.quantity)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
}

/** Why the chosen pieces cannot come back for the chosen reason, or what it means that it is late; what the shop says too. */
export function judgedLines(
  order: OrderStatusResponse,
  typed: TypedReturn,
  today: string,
): { readonly problem: string | undefined; readonly late: string | undefined } {
  const { reason, arrivedOn } = typed
  if (reason === undefined) return { problem: undefined, late: undefined }
  const judged = chosenLines(order, typed).map((line) => {
    const isLater = isFreightDamage(order, typed) && arrivedOn > line.arrivedBy
    const arrivedBy = isLater ? arrivedOn : line.arrivedBy
    return judgeReturn({ ...line, arrivedBy }, reason, today)
  })
  return {
    problem: judged.flatMap((one) => (one.ok ? [] : [one.problem]))[0],
    late: judged.some((one) => one.ok && one.isLate) ? LATE_MEANING : undefined,
  }
}

/** What keeps a return from being sent; nothing for one that can be. */
export function problemsOf(
  order: OrderStatusResponse,
  typed: TypedReturn,
  photographs: readonly ChosenPhotograph[],
  today: string,
): ReturnProblems {
  const words = WordsSchema.safeParse(typed.words)
  const { problem } = judgedLines(order, typed, today)
  const isNoneChosen = chosenLines(order, typed).length === 0
  return {
    ...(isNoneChosen ? { pieces: CHOOSE_PIECES } : problem !== undefined && { pieces: problem }),
    ...(typed.reason === undefined && { reason: CHOOSE_REASON }),
    ...(!words.success && { words: words.error.issues[0]?.message ?? '' }),
    ...(isFreightDamage(order, typed) && typed.arrivedOn === '' && { arrivedOn: SAY_ARRIVAL }),
    ...(typed.reason === 'damaged' &&
      photographs.length === 0 && { photographs: 'Please add a photograph of the damage.' }),
  }
}

/** As it is sent, without the photographs. */
export function returnRequest(order: OrderStatusResponse, typed: TypedReturn) {
  const { reason, words, arrivedOn, noted } = typed
  return {
    lines: chosenLines(order, typed).map(({ id, quantity }) => ({ id, quantity })),
    reason,
    words,
    ...(isFreightDamage(order, typed) && { arrivedOn, noted }),
  }
}
