import { z } from 'zod/mini'
import { dayPlus } from '../delivery/new-jersey-day.ts'

const DAY = 'The day must be one such as 2026-12-01.'

/** A day of the calendar in New Jersey: `2026-12-01`. */
export const DayFieldSchema = z
  .string(DAY)
  .check(
    z.refine(
      (day) =>
        /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) && dayPlus(day, 0) === day,
      DAY,
    ),
  )
