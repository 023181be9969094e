const MM_PER_IN = 25.4
const IN_PER_FT = 12

/** Numbers that texts of the shop write as words; what begins with another stands before it. */
const WORDS: ReadonlyMap<string, number> = new Map([
  ...'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'
    .split(' ')
    .map((word, number) => [word, number] as const)
    .toReversed(),
  ['eighteen', 18],
  ['twenty', 20],
  ['thirty-six', 36],
  ['forty-two', 42],
  ['half', 1 / 2],
  ['quarter', 1 / 4],
  ['eighth', 1 / 8],
])
const WORD = String.raw`(?:${[...WORDS.keys()].join('|')})(?: and a half)?`
/** `18-1/2`, `18 1/2`, `9/16`, `0.047`, `1,728`, `44`, `seven and a half`. */
const NUMBER = String.raw`\d+[- ]\d+\/\d+|\d+\/\d+|\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?|${WORD}`
/** Not the end of a price, a code or a longer number. */
const N = String.raw`(?<![\w$.,/-])(${NUMBER})`
/** What stands between numbers that share the unit of the last: `8, 10 and 12 feet`, `17 × 11 in`, `34-38 inches`. */
const NEXT = ' (?:to|or|and|by|×|x) |[-–]'
const LIST = String.raw`(?<![\w$.,/-])((?:(?:${NUMBER})(?:(?:, (?:${NUMBER}))*(?:,? (?:or|and) )|${NEXT}))?(?:${NUMBER}))`
const INCH = String.raw`(?:"|″|[ -]?inch(?:es)?\b)`
/** ` in` is a word, too: `8 in stock`. It is a unit where what follows says so, or nothing does. */
const SHORT_INCH = String.raw` in(?=$|[.,;:)×]| (?:long|wide|high|deep|thick|square|round|across|apart|tall|on center|or|and|to|by|in all|pieces?|parts?)\b)`
const FOOT = String.raw`(?:'(?![\w'])|′|[ -]?(?:feet|foot|ft)\b)`
/** One inch in words; an inch that threads are counted by stays one. */
const ONE_INCH = String.raw`(?<!\w)(?:an inch|(?<=\b(?:every|full) )inch)`

/** What is rewritten, the longest first. */
const PATTERNS: readonly (readonly [RegExp, (first: string, second: string) => string])[] = [
  // A drawing that says both.
  [new RegExp(String.raw`${N}" \((\d+(?:\.\d+)?)\)`, 'g'), (_, millimetres) => `${millimetres} mm`],
  [/inches to 1\/16 \(mm\)/g, () => 'mm'],
  [/, inches with millimeters\b/g, () => ''],
  [/(?<=dimensions in )inches\b/g, () => 'millimeters'],
  // To a sixteenth, and exactly.
  [new RegExp(String.raw`${N}" \((\d+\.\d+)"\)`, 'g'), (_, exact) => written(exact, 1)],
  [
    new RegExp(String.raw`${ONE_INCH} and an? (half|quarter|eighth)\b`, 'gi'),
    (part) => `${bare(1 + numberOf(part))} mm`,
  ],
  [/(?<!\w)(?:an? )?(half|quarter|eighth)(?: of)? an inch\b/gi, (part) => written(part, 1)],
  [/(?<!\w)three quarters of an inch\b/gi, () => written('3/4', 1)],
  [new RegExp(String.raw`${ONE_INCH}\b`, 'gi'), () => written('1', 1)],
  // A foot is a part of a baluster, too.
  [/(?<!\w)a foot\b(?= (?:high|of|beyond)\b)/gi, () => written('1', IN_PER_FT)],
  [
    new RegExp(String.raw`${N}['′] ?(${NUMBER})["″]`, 'g'),
    (feet, inches) => `${bare(numberOf(feet) * IN_PER_FT + numberOf(inches))} mm`,
  ],
  [new RegExp(`${LIST}${INCH}`, 'gi'), (list) => written(list, 1)],
  [new RegExp(`${LIST}${SHORT_INCH}`, 'g'), (list) => written(list, 1)],
  [new RegExp(`${LIST}${FOOT}`, 'gi'), (list) => written(list, IN_PER_FT)],
]

/** A text with every length in it in millimeters, whole ones from ten up: `18-1/2" wide` gives `470 mm wide`. */
export function inMillimetres(text: string): string {
  return PATTERNS.reduce(
    (done, [pattern, write]) =>
      done.replace(pattern, (_, first: string, second: unknown) =>
        write(first, typeof second === 'string' ? second : ''),
      ),
    text,
  )
}

/** The numbers of a list with what stands between them: `8, 10 and 12` feet as `2438, 3048 and 3658 mm`. */
function written(list: string, unitIn: number): string {
  const numbers = new RegExp(NUMBER, 'gi')
  return `${list.replace(numbers, (number) => bare(numberOf(number) * unitIn))} mm`
}

/** `18-1/2` as 18.5, as is `eighteen and a half`. */
function numberOf(text: string): number {
  const [word = '', half] = text.toLowerCase().split(/( and a half)$/)
  const said = WORDS.get(word)
  if (said !== undefined) return said + (half === undefined ? 0 : 0.5)
  if (!text.includes('/')) return Number(text.replaceAll(',', ''))
  const [whole = '0', over, under] = /^(?:(\d+)[- ])?(\d+)\/(\d+)$/.exec(text)?.slice(1) ?? []
  return Number(whole) + Number(over) / Number(under)
}

function bare(inches: number): string {
  const millimetres = inches * MM_PER_IN
  return millimetres < 10
    ? String(Math.round(millimetres * 10) / 10)
    : String(Math.round(millimetres))
}
