import { business } from '../business.ts'
import { dayInWords, dayPlus } from '../delivery/new-jersey-day.ts'
import { RETURN_DAYS, WARRANTY_YEARS } from './return-terms.ts'
import type { ReturnReason } from './return-reason.ts'

/** What of a line says whether it may come back. */
export interface ReturnableLine {
  readonly title: string
  /** Cut or made for its buyer; null for what comes from stock. */
  readonly madeFor: 'cut' | 'made' | null
  /** The day in New Jersey from which its days are counted. */
  readonly arrivedBy: string
}

export type JudgedReturn =
  | {
      readonly ok: true
      /** Told of after the days for it, and taken all the same. */
      readonly isLate: boolean
    }
  | { readonly ok: false; readonly problem: string }

/** Up to which day a part from stock comes back, and damage is told of. */
export function returnUntil({ arrivedBy }: Pick<ReturnableLine, 'arrivedBy'>): string {
  return dayPlus(arrivedBy, RETURN_DAYS)
}

/** The last day of the warranty. */
export function warrantyUntil({ arrivedBy }: Pick<ReturnableLine, 'arrivedBy'>): string {
  const day = new Date(arrivedBy)
  day.setUTCFullYear(day.getUTCFullYear() + WARRANTY_YEARS)
  return day.toISOString().slice(0, 10)
}

/** Whether a line may come back for a reason today, a day in New Jersey; each no says what to do instead. */
export function judgeReturn(
  line: ReturnableLine,
  reason: ReturnReason,
  today: string,
): JudgedReturn {
  switch (reason) {
    case 'too-many':
      return judgeUnwanted(line, today)
    case 'wrong-item':
    case 'damaged':
    case 'missing':
      return inWarranty(line, today, today > returnUntil(line))
    case 'defective':
      return inWarranty(line, today, false)
  }
}

/** What a buyer who tells of it late is told before it is sent. */
export const LATE_MEANING =
  `This is more than ${RETURN_DAYS} days after delivery. We take it all the same and look at it under the warranty: ` +
  'what happened on the way we can only make good when the carrier still pays for it.'

function judgeUnwanted(line: ReturnableLine, today: string): JudgedReturn {
  const { title, madeFor } = line
  if (madeFor !== null) {
    const how = madeFor === 'cut' ? 'was cut for you' : 'was made to your order'
    return no(
      `${title} ${how}: it can come back only when it is damaged, faulty or not what you ordered. Please choose that reason, or leave it out.`,
    )
  }
  const last = returnUntil(line)
  if (today <= last) return { ok: true, isLate: false }
  return no(
    `${title} could come back until ${dayInWords(last, true)}, ${RETURN_DAYS} days after delivery. When something is wrong with it, please choose that reason: the warranty runs until ${dayInWords(warrantyUntil(line), true)}.`,
  )
}

function inWarranty(line: ReturnableLine, today: string, isLate: boolean): JudgedReturn {
  const last = warrantyUntil(line)
  if (today <= last) return { ok: true, isLate }
  return no(
    `The warranty of ${line.title} ended on ${dayInWords(last, true)}. Please call us, ${business.phone}: we tell you what can be done.`,
  )
}

function no(problem: string): JudgedReturn {
  return { ok: false, problem }
}
