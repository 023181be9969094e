/** How many a row asks for. */
export type RowQuantity =
  | {
      readonly kind: 'said'
      readonly quantity: number
      /** Nothing but a quantity can be meant: `48 pcs`, `qty 48`. */
      readonly isMarked: boolean
    }
  /** Nothing is said, as where a scanner reads a label: one. */
  | { readonly kind: 'unsaid' }
  /** Several numbers, and nothing says which one it is. */
  | { readonly kind: 'open'; readonly among: readonly number[] }
  | { readonly kind: 'wrong' }

const NUMBER = /^-?\d/
const BEFORE = new Set(['qty', 'quantity', 'x', 'count'])
const BEHIND = new Set('x pc pcs piece pieces ea each unit units ct off times'.split(' '))
const COUNTS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** Reads how many are wanted from the words that say nothing else. `isFree` tells which words those are. */
export function rowQuantity(
  words: readonly string[],
  isFree: (index: number) => boolean,
): RowQuantity {
  const free = [...words.entries()].filter(([index]) => isFree(index))
  const numbers = free.filter(([, word]) => NUMBER.test(word))
  const marked = numbers.filter(
    ([index]) => BEFORE.has(words[index - 1] ?? '') || BEHIND.has(words[index + 1] ?? ''),
  )
  const values = [
    ...new Set((marked.length > 0 ? marked : numbers).map(([, word]) => valueOf(word))),
  ]
  const [only] = values
  if (only === undefined) return spelledOut(free.map(([, word]) => word))
  if (values.length > 1) return { kind: 'open', among: values.filter(isWhole) }
  if (!isWhole(only)) return { kind: 'wrong' }
  return { kind: 'said', quantity: only, isMarked: marked.length > 0 }
}

function valueOf(number: string): number {
  return Number(number.replaceAll(',', ''))
}

function isWhole(value: number): boolean {
  return Number.isSafeInteger(value) && value > 0
}

/** `two dozen` are 24. */
function spelledOut(words: readonly string[]): RowQuantity {
  const count = COUNTS.findIndex((word) => words.includes(word)) + 1
  const isDozens = words.includes('dozen') || words.includes('doz')
  if (count === 0 && !isDozens) return { kind: 'unsaid' }
  return { kind: 'said', quantity: Math.max(count, 1) * (isDozens ? 12 : 1), isMarked: true }
}

/** Whether a word is a number spelled out. */
export function isCount(word: string): boolean {
  return COUNTS.includes(word) || word === 'dozen' || word === 'doz'
}
