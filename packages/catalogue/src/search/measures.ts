/** A length as somebody wrote it: where in the text it stands, and what it is in inches. */
export interface Measure {
  readonly inches: number
  readonly start: number
  readonly end: number
}

const FRACTION = String.raw`(?:(?<whole>\d{1,3})(?:\s+|-))?(?<over>\d{1,2})\/(?<under>2|4|8|16|32)`
const NUMBER = String.raw`(?<number>\d*\.\d+|\d{1,3})`
const WORD = String.raw`(?<word>half|quarter|three[ -]quarters?)(?:[ -](?:an?|of an))?`
const FEET = String.raw`(?<feet>['’′](?!\w)|ft\b|feet\b|foot\b)`
const INCHES = String.raw`(?<inches>["”″]|''|in\b\.?|inch(?:es)?\b)`

const WITH_UNIT = new RegExp(
  String.raw`(?<![\w.\/])(?:${FRACTION}|${NUMBER}|${WORD})(?:\s|-)*(?:${INCHES}|${FEET})`,
  'gi',
)
const BARE_FRACTION = new RegExp(String.raw`(?<![\w.\/])${FRACTION}(?![\w\/])`, 'gi')

/** Without one of these there is no length; most texts have none. */
const MAY_HOLD_LENGTH = /\d|half|quarter/i

const SPOKEN: Readonly<Record<string, number>> = { half: 0.5, quarter: 0.25, three: 0.75 }

/**
 * The lengths in a text, in reading order: `12 ft`, `12'`, `144 inches`, `half inch`, `3-1/4"`; a
 * fraction without a unit is of an inch. A bare number is none: it may count anything.
 */
export function readMeasures(text: string): readonly Measure[] {
  if (!MAY_HOLD_LENGTH.test(text)) return []
  const found = [...text.matchAll(WITH_UNIT), ...text.matchAll(BARE_FRACTION)].map(toMeasure)
  return found
    .filter((measure, index) => found.findIndex((other) => other.start === measure.start) === index)
    .toSorted((a, b) => a.start - b.start)
}

function toMeasure(match: RegExpMatchArray): Measure {
  const { whole = '0', over, under, number, word = '', feet } = match.groups ?? {}
  const fraction = Number(whole) + Number(over ?? 0) / Number(under ?? 1)
  const spoken = SPOKEN[word.toLowerCase().split(/[ -]/)[0] ?? ''] ?? fraction
  const count = number === undefined ? spoken : Number(number)
  const start = match.index ?? 0
  return { inches: feet === undefined ? count : count * 12, start, end: start + match[0].length }
}
