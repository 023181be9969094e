/** What a search looks for: orders that have all of these words, or a telephone number. */
export interface SearchTerms {
  /** In small letters, as parts of what an order is found by. */
  readonly words: readonly string[]
  /** Digits alone; undefined where what was typed is no telephone number. */
  readonly phone: string | undefined
}

/** So many digits, and a text may be a telephone number. */
const PHONE_DIGITS = 7
const PHONE = /^[\d\s().+/-]+$/
const MOST_WORDS = 12

/** The words of a search; undefined for one that says nothing. */
export function searchTerms(text: string): SearchTerms | undefined {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)
  return words.length === 0 ? undefined : { words, phone: phoneIn(text) }
}

function phoneIn(text: string): string | undefined {
  const digits = text.replaceAll(/\D/g, '')
  if (!PHONE.test(text) || digits.length < PHONE_DIGITS) return undefined
  // The country is left out as often as it is said.
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
}
