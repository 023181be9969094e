import { dayInWords } from '../delivery/new-jersey-day.ts'
import type { DelayResponse } from '../functions.ts'

/** What the sentences about a later day tell. */
export type ToldDelay = Pick<
  DelayResponse,
  'pickup' | 'promisedTo' | 'newDay' | 'silence' | 'answerBy' | 'isOwed'
>

/** Which day is not kept, and which is the new one. */
export function lateSentence({ pickup, promisedTo, newDay }: ToldDelay): string {
  const before = dayInWords(promisedTo, true)
  const after = dayInWords(newDay, true)
  return pickup
    ? `We said that your order would be ready for pickup by ${before}. It will be ready by ${after}.`
    : `We said that your order would ship by ${before}. It will ship by ${after}.`
}

/** What we do when the buyer says nothing, as 16 CFR 435.2 asks. */
export function silenceSentence({ silence, newDay, answerBy, isOwed = false }: ToldDelay): string {
  return silence === 'wait'
    ? `If you do not answer, we take it that you wait until ${dayInWords(newDay, true)}. Until it ships you can still cancel.`
    : `If you do not answer by ${dayInWords(answerBy, true)}, we cancel the order${isOwed ? ', and you owe nothing for it' : ' and give all your money back'}.`
}
