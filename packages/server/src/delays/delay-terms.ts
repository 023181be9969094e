import { dayPlus, newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import type { Delay } from './delay-store.ts'

/** A first delay of at most so many days may go by silence. Source: 16 CFR 435.2 (b)(1)(iii). */
const SILENT_DAYS = 30
/** Whoever is asked late still has a week to answer. */
const ANSWER_DAYS = 7

/** A new day, with what was promised before it and what silence means. */
export interface AskedDelay extends Delay {
  readonly promisedTo: string
  readonly silence: 'wait' | 'refund'
  /** The last day on which an answer is waited for. */
  readonly answerBy: string
}

export interface DelayTerms {
  readonly asked: readonly AskedDelay[]
  /** The last day that the buyer knows of and has not refused. */
  readonly agreedTo: string
}

/**
 * What holds between an order's buyer and the shop, from the day promised at placing and the delays, oldest first.
 * Silence is a yes to the first new day, if that is at most 30 days after the promised one; any other needs a yes by
 * then, or by the day agreed to before.
 */
export function delayTerms(promisedTo: string, delays: readonly Delay[]): DelayTerms {
  const asked: AskedDelay[] = []
  let agreedTo = promisedTo
  for (const delay of delays) {
    const silentTo = dayPlus(promisedTo, SILENT_DAYS)
    const silence = asked.length === 0 && delay.newDay <= silentTo ? 'wait' : 'refund'
    const deadline = asked.length === 0 ? silentTo : agreedTo
    const answerBy = later(deadline, dayPlus(newJerseyDay(delay.askedAt), ANSWER_DAYS))
    asked.push({ ...delay, promisedTo: agreedTo, silence, answerBy })
    if ((delay.answer ?? silence) === 'wait') agreedTo = delay.newDay
  }
  return { asked, agreedTo }
}

/** Whether an order's money is to go back now: its buyer has cancelled, or has not said yes in time. */
export function isRefundDue({ asked }: DelayTerms, today: string): boolean {
  return asked.some(
    ({ answer, silence, answerBy }) =>
      answer === 'cancel' || (answer === undefined && silence === 'refund' && answerBy < today),
  )
}

function later(one: string, other: string): string {
  return one > other ? one : other
}
