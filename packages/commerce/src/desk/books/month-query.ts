import { z } from 'zod/mini'

const SAY_WHICH = 'Please say which month, such as 2026-11.'

/** Whether a text is a month such as `2026-11`. */
export function isMonth(text: string): boolean {
  return /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text)
}

/** Of which month a report or a file is; months are those of New Jersey. */
export const MonthQuerySchema = z.object({
  month: z.string(SAY_WHICH).check(z.refine(isMonth, SAY_WHICH)),
})
