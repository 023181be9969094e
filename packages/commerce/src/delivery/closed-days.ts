import { dayPlus, weekdayOf } from './new-jersey-day.ts'

const SUNDAY = 0
const MONDAY = 1
const THURSDAY = 4
const SATURDAY = 6

/**
 * Whether nothing leaves the warehouse on a day, `2026-11-26`: Saturdays, Sundays and our holidays, which are the
 * same by rule in every year. A holiday on a Saturday is kept on the Friday before, one on a Sunday on the Monday
 * after.
 */
export function isClosed(day: string): boolean {
  const weekday = weekdayOf(day)
  return weekday === SATURDAY || weekday === SUNDAY || isHoliday(day)
}

/** The day itself when it is open, or the next that is. */
export function openDayFrom(day: string): string {
  let open = day
  while (isClosed(open)) open = dayPlus(open, 1)
  return open
}

/** The open day that is so many open days after a day; the day itself where that is none. */
export function openDaysAfter(day: string, count: number): string {
  let open = day
  for (let counted = 0; counted < count; counted += 1) open = openDayFrom(dayPlus(open, 1))
  return open
}

/** New Year's Day may be kept on the last day of the year before. */
function isHoliday(day: string): boolean {
  const year = Number(day.slice(0, 4))
  return holidaysOf(year).includes(day) || observed(`${yearText(year + 1)}-01-01`) === day
}

function holidaysOf(year: number): readonly string[] {
  const inYear = (monthAndDay: string): string => `${yearText(year)}-${monthAndDay}`
  const thanksgiving = weekdayFrom(inYear('11-22'), THURSDAY)
  return [
    observed(inYear('01-01')),
    weekdayFrom(inYear('05-25'), MONDAY),
    observed(inYear('07-04')),
    weekdayFrom(inYear('09-01'), MONDAY),
    thanksgiving,
    dayPlus(thanksgiving, 1),
    observed(inYear('12-25')),
  ]
}

/** The first such day of the week in the seven days that begin with `first`. */
function weekdayFrom(first: string, weekday: number): string {
  return dayPlus(first, (weekday - weekdayOf(first) + 7) % 7)
}

function observed(day: string): string {
  const weekday = weekdayOf(day)
  if (weekday === SATURDAY) return dayPlus(day, -1)
  return weekday === SUNDAY ? dayPlus(day, 1) : day
}

function yearText(year: number): string {
  return String(year).padStart(4, '0')
}
