/** What a search looks for: orders with all of these in their words, or with a telephone number. */
export interface SearchTerms {
  /** In small letters; what begins with a space has to begin a word. */
  readonly parts: readonly string[]
  /** Digits alone; undefined where what was typed is no telephone number. */
  readonly phone: string | undefined
  /** Undefined where what was typed can be no id of PayPal's. */
  readonly payPalId: string | undefined
}

/** So many digits, and a text may be a telephone number. */
const PHONE_DIGITS = 7
const PHONE = /^[\d\s().+/-]+$/
/** Of these there are as many as there are orders. */
const TELLING_DIGITS = 6
const PAYPAL_ID = /^[\w-]{10,}$/
const MOST_WORDS = 12
/** Words are indexed in pieces of three letters. */
const PIECE = /^.{3}/u
const PAIR = /^.{2}$/u

/**
 * What somebody looks for who types this; undefined where that says nothing. Of a word of two letters the beginning of
 * a word is found, and one letter is not looked for.
 */
export function searchTerms(text: string): SearchTerms | undefined {
  const parts = text
    .normalize('NFC')
    .toLowerCase()
    .split(/\s+/)
    .map((word) => (PAIR.test(word) ? ` ${word}` : word))
    .filter((word) => PIECE.test(word))
    .slice(0, MOST_WORDS)
  const phone = phoneIn(text)
  const [payPalId] = PAYPAL_ID.exec(text.trim()) ?? []
  return parts.length === 0 && phone === undefined ? undefined : { parts, phone, payPalId }
}

/**
 * What of a word an index is asked for, before the whole word is looked for in what that finds: most addresses end alike,
 * and most telephone numbers begin alike, so that an index takes longest for what says least.
 */
export function tellingPart(part: string): string {
  const mailbox = part.slice(0, part.indexOf('@') + 1)
  if (PIECE.test(mailbox)) return mailbox
  return /^\d+$/.test(part) ? part.slice(-TELLING_DIGITS) : part
}

function phoneIn(text: string): string | undefined {
  const digits = text.replaceAll(/\D/g, '')
  if (!PHONE.test(text) || digits.length < PHONE_DIGITS) return undefined
  // The country is left out as often as it is said.
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
}
