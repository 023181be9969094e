const NUMBER = String.raw`(?<![a-z\d])-?\d+(?:,\d{3}(?!\d))*(?:\.\d+)?(?:e\+?\d+)?`
const WORD = new RegExp(String.raw`${NUMBER}|[a-z]+`, 'g')
const PRICE = /[$@]\s*[\d,.]+/g

const SAY_NOTHING = new Set(
  (
    'a an and any as at available by ct ea each finish for from hand handed i in is item items left-over length my need ' +
    'no nr of off on or order part pc pcs per piece pieces please profile qty quantity size species stair stairs the to ' +
    'total unit units wood x'
  ).split(' '),
)

/** Words and numbers of a row in lowercase, without prices; `48pcs` are two. */
export function rowWords(text: string): readonly string[] {
  return text.replaceAll(PRICE, ' ').match(WORD) ?? []
}

/** Whether a word or a number of a row could be left out without being missed. */
export function saysNothing(word: string): boolean {
  return SAY_NOTHING.has(word)
}

/** Where these words follow each other, the first time from `from` on; undefined where they do not. */
export function placeOf(
  words: readonly string[],
  phrase: readonly string[],
  isFree: (index: number) => boolean,
): readonly number[] | undefined {
  const first = words.findIndex((_, start) =>
    phrase.every((word, index) => words[start + index] === word && isFree(start + index)),
  )
  return first < 0 ? undefined : phrase.map((_, index) => first + index)
}
