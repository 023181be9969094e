const MM_PER_IN = 25.4
const IN_PER_FT = 12

/** `18-1/2`, `9/16`, `0.047`, `44`; not the end of a price, a code or a longer number. */
const N = String.raw`(?<![\w$.,/-])(\d+-\d+\/\d+|\d+\/\d+|\d+(?:\.\d+)?)`
const INCH = String.raw`(?:"|″|[ -]?inch(?:es)?\b)`
/** ` in` is a word, too: `8 in stock`. It is a unit where what follows says so, or nothing does. */
const SHORT_INCH = String.raw` in(?=$|[.,;:)×]| (?:long|wide|high|deep|thick|square|round|across|apart|tall|on center|or|and|to|by|in all|pieces?|parts?)\b)`
const FOOT = String.raw`(?:'(?![\w'])|[ -]?(?:feet|foot|ft)\b)`

/** What is rewritten, the longest first; the first of two numbers has the unit of the second. */
const PATTERNS: readonly (readonly [RegExp, (first: number, second: number) => string])[] = [
  // A drawing that says both.
  [new RegExp(String.raw`${N}" \((\d+(?:\.\d+)?)\)`, 'g'), (_, millimetres) => `${millimetres} mm`],
  [
    new RegExp(String.raw`${N}' ?(\d+-\d+\/\d+|\d+\/\d+|\d+(?:\.\d+)?)"`, 'g'),
    (feet, inches) => written(feet * IN_PER_FT + inches),
  ],
  [range(FOOT), (from, to) => `${bare(from * IN_PER_FT)} to ${written(to * IN_PER_FT)}`],
  [range(INCH), (from, to) => `${bare(from)} to ${written(to)}`],
  [new RegExp(`${N}${INCH}`, 'g'), (inches) => written(inches)],
  [new RegExp(`${N}${SHORT_INCH}`, 'g'), (inches) => written(inches)],
  [new RegExp(`${N}${FOOT}`, 'g'), (feet) => written(feet * IN_PER_FT)],
]

/** A text with every length in it in millimetres, whole ones from ten up: `18-1/2" wide` gives `470 mm wide`. */
export function inMillimetres(text: string): string {
  return PATTERNS.reduce(
    (done, [pattern, write]) =>
      done.replace(pattern, (_, first: string, second: unknown) =>
        write(numberOf(first), typeof second === 'string' ? numberOf(second) : 0),
      ),
    text,
  )
}

function range(unit: string): RegExp {
  return new RegExp(String.raw`${N} (?:to|or) (\d+-\d+\/\d+|\d+\/\d+|\d+(?:\.\d+)?)${unit}`, 'g')
}

/** `18-1/2` as 18.5. */
function numberOf(text: string): number {
  const [whole = '0', over, under] = text.includes('/')
    ? (/^(?:(\d+)-)?(\d+)\/(\d+)$/.exec(text)?.slice(1) ?? [])
    : [text]
  return Number(whole) + (over === undefined ? 0 : Number(over) / Number(under))
}

function written(inches: number): string {
  return `${bare(inches)} mm`
}

function bare(inches: number): string {
  const millimetres = inches * MM_PER_IN
  return millimetres < 10
    ? String(Math.round(millimetres * 10) / 10)
    : String(Math.round(millimetres))
}
