const MS_AN_HOUR = 3_600_000
const MS_A_DAY = 24 * MS_AN_HOUR

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
export const MONTHS: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** The day on which something happens where the shop stands: `2026-11-30`. */
export function newJerseyDay(at: Date): string {
  return newJerseyClock(at).slice(0, 10)
}

/** The time of day at which something happens where the shop stands, in 24 hours: `13:59`. */
export function newJerseyTime(at: Date): string {
  return newJerseyClock(at).slice(11, 16)
}

/**
 * Day and time on a clock in New Jersey. Counted, not asked of the browser: the first day that its `Intl` writes takes
 * 30 ms on a desktop and 120 on a phone, while a page of a product comes alive.
 */
function newJerseyClock(at: Date): string {
  return new Date(at.getTime() - hoursBehind(at) * MS_AN_HOUR).toISOString()
}

/**
 * Behind UTC: four in summer, which lasts from 2 o'clock on the second Sunday of March to 2 o'clock on the first of
 * November (15 U.S.C. § 260a, since 2007).
 */
function hoursBehind(at: Date): number {
  const year = at.getUTCFullYear()
  const isSummer =
    at.getTime() >= sunday(2, Date.UTC(year, 2, 1, 7)) &&
    at.getTime() < sunday(1, Date.UTC(year, 10, 1, 6))
  return isSummer ? 4 : 5
}

/** The first or second Sunday of the month that begins then, at the same time of day. */
function sunday(nth: 1 | 2, begin: number): number {
  const daysTo = (7 - new Date(begin).getUTCDay()) % 7
  return begin + (daysTo + (nth - 1) * 7) * MS_A_DAY
}

/** The day so many days after another, or before it when `days` is below zero. */
export function dayPlus(day: string, days: number): string {
  return new Date(Date.parse(day) + days * MS_A_DAY).toISOString().slice(0, 10)
}

/** The day of the week: 0 is Sunday, 6 Saturday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay()
}

/** A day in words: `Mon, Nov 30`, or `Mon, Nov 30, 2026` with its year. */
export function dayInWords(day: string, withYear = false): string {
  const at = new Date(day)
  const month = MONTHS[at.getUTCMonth()]?.slice(0, 3)
  const words = `${WEEKDAYS[at.getUTCDay()]}, ${month} ${at.getUTCDate()}`
  return withYear ? `${words}, ${at.getUTCFullYear()}` : words
}

/** The moment at which a day begins where the shop stands. */
export function newJerseyMidnight(day: string): Date {
  // Clocks change after midnight.
  const inSummer = new Date(`${day}T04:00:00.000Z`)
  return newJerseyTime(inSummer) === '00:00' ? inSummer : new Date(`${day}T05:00:00.000Z`)
}
