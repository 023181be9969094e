import { normalWord } from './normal-word.ts'
import { type NearWords, nearWords, type Vocabulary } from './vocabulary.ts'
import { wordsOf } from './words-of.ts'

const SAY_NOTHING = new Set(
  'a an and any at by for from i in is item my need no of on or the to with'.split(' '),
)

/**
 * What each word of a query may mean that says something, none when it is not understood: misspelled
 * words, words written together or apart, lengths in any unit.
 */
export function readQuery(query: string, vocabulary: Vocabulary): readonly NearWords[] {
  const typed = wordsOf(query)
  const terms = typed.map((word, index) => {
    const near = new Map(nearWords(word, vocabulary))
    for (const pair of [typed.slice(index - 1, index + 1), typed.slice(index, index + 2)]) {
      const joined = normalWord(pair.join(''))
      const isKnown = vocabulary.all.has(joined) || vocabulary.joined.has(joined)
      if (pair.length === 2 && isKnown) near.set(joined, 1)
    }
    return { word, near }
  })
  const telling = terms.filter(({ word, near }) => !SAY_NOTHING.has(word) || near.size > 1)
  return (telling.length > 0 ? telling : terms).map(({ near }) => near)
}
