const DAY_HOURS = 24

/** For how long somebody waits, of whole hours: `5 hours`, `3 days`. */
export function waitedText(hours: number): string {
  if (hours < 1) return 'less than an hour'
  if (hours < DAY_HOURS) return hours === 1 ? '1 hour' : `${hours} hours`
  const days = Math.floor(hours / DAY_HOURS)
  return days === 1 ? '1 day' : `${days} days`
}
