/** Where the shop's days and hours are counted. */
export const NEW_JERSEY = 'America/New_York'

const MS_A_DAY = 86_400_000

/** Made when they are first needed, and once: to make one takes as long as to write seventy days with it. */
let dayFormat: Intl.DateTimeFormat | undefined
let timeFormat: Intl.DateTimeFormat | undefined
let wordsFormat: Intl.DateTimeFormat | undefined
let wordsAndYearFormat: Intl.DateTimeFormat | undefined

const IN_WORDS = { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' } as const

/** The day on which something happens where the shop stands: `2026-11-30`. */
export function newJerseyDay(at: Date): string {
  dayFormat ??= new Intl.DateTimeFormat('en-US', {
    timeZone: NEW_JERSEY,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  const [month, day, year] = dayFormat.format(at).split('/')
  return `${year}-${month}-${day}`
}

/** The time of day at which something happens where the shop stands, in 24 hours: `13:59`. */
export function newJerseyTime(at: Date): string {
  timeFormat ??= new Intl.DateTimeFormat('en-US', {
    timeZone: NEW_JERSEY,
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
  })
  return timeFormat.format(at)
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
  wordsFormat ??= new Intl.DateTimeFormat('en-US', IN_WORDS)
  wordsAndYearFormat ??= new Intl.DateTimeFormat('en-US', { ...IN_WORDS, year: 'numeric' })
  return (withYear ? wordsAndYearFormat : wordsFormat).format(new Date(day))
}

/** The moment at which a day begins where the shop stands. */
export function newJerseyMidnight(day: string): Date {
  // Five hours behind UTC in winter, four in summer; clocks change after midnight.
  const inSummer = new Date(`${day}T04:00:00.000Z`)
  return newJerseyTime(inSummer) === '00:00' ? inSummer : new Date(`${day}T05:00:00.000Z`)
}
